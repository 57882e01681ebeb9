import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import { useToast } from '#ui/overlays/toast.tsx';

/** The services that have a brochure, for the drawer; `retry` loads them again after a failure. */
export function useBrochureServices() {
  const { t } = useLingui();
  const toast = useToast();
  const { result, reload } = useCall('GET /home-brochure', {});
  const isFailed = result?.ok === false;
  const sayFailed = useEffectEvent(() => toast.error(t`Failed to load services.`));
  useEffect(() => {
    if (isFailed) sayFailed();
  }, [isFailed]);
  return { services: result?.ok ? result.data.services : [], isFailed, retry: reload };
}
