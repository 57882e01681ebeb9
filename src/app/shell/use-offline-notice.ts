import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useToast } from '#ui/toast.tsx';

/**
 * Stays on the page and says why when a link is followed offline. Otherwise the router, which cannot load the next
 * page, would reload the address, and the browser would replace the site with its own error page.
 */
export function useOfflineNotice() {
  const { t } = useLingui();
  const toast = useToast();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    toast.error(t`You seem to be offline. Connect to the internet and try again.`);
    blocker.reset();
  }, [blocker, toast, t]);
}
