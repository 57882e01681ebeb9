import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { HomeSectionCalls } from '#features/home/home.schema.ts';
import { useToast } from '#ui/toast.tsx';

type Services = HomeSectionCalls['home-brochure']['services'];

/** The services that have a brochure, for the drawer; `retry` where they could not be had. */
export function useBrochureServices() {
  const { t } = useLingui();
  const toast = useToast();
  const [services, setServices] = useState<Services | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  const sayFailed = useEffectEvent(() => toast.error(t`Failed to load services.`));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const stop = new AbortController();
    void call<HomeSectionCalls['home-brochure']>('/home-brochure', { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      if (!result.ok) sayFailed();
      setServices(result.ok ? result.data.services : 'failed');
    });
    return () => stop.abort();
  }, [attempt]);

  return {
    services: Array.isArray(services) ? services : [],
    isFailed: services === 'failed',
    retry: () => setAttempt((last) => last + 1),
  };
}
