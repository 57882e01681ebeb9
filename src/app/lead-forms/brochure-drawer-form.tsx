import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '#app/calls/use-call.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { BrochureForm } from './brochure-form.tsx';

/** The brochure form of the drawer. On a service's page, that service is chosen at first. */
export function BrochureDrawerForm() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { services, isFailed, retry } = useBrochureServices();
  const [isShown, setShown] = useState(false);
  // Once shown, the form stays while the services are loaded again, because replacing it would lose what was typed.
  if (!isShown && (services.length > 0 || isFailed)) setShown(true);
  if (!isShown) return <SkeletonText lines={8} />;
  return (
    <BrochureForm
      id="brochure-drawer"
      services={services}
      service={services.find(({ slug }) => pathname.endsWith(`/${slug}`))?.name}
      words={{
        sending: t`Sending OTP...`,
        sent: t`OTP has been sent to your email.`,
        failed: t`Failed to send OTP.`,
        verifying: t`Verifying OTP...`,
        verified: t`OTP verified successfully!`,
        notVerified: t`Failed to verify OTP.`,
      }}
    >
      {isFailed && (
        <p>
          <Trans>Failed to load services.</Trans>{' '}
          <Button variant="quiet" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </BrochureForm>
  );
}

/** The services that have a brochure, for the drawer; `retry` loads them again after a failure. */
function useBrochureServices() {
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
