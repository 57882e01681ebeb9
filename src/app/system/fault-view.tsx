import { Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { Container } from '#ui/section.tsx';

/**
 * Says, without details, that the page failed on our side, and lets the visitor try again.
 *
 * @param title what failed, if the page says it in its own words
 * @param isUnanswered true if no answer came, so that the fault may be the connection's
 */
export function FaultView({ title, isUnanswered = false }: { title?: ReactNode; isUnanswered?: boolean }) {
  const { pathname, search } = useLocation();
  // False on the server: only in a browser can a page fail because the visitor is offline.
  const isOffline = useSyncExternalStore(
    () => () => {},
    () => !navigator.onLine,
    () => false,
  );
  return (
    <Container className="py-20 md:py-28">
      <h1>{title ?? <Trans>This page is not available at the moment</Trans>}</h1>
      <p className="mt-4 max-w-xl text-lg text-pretty text-ink-2">
        {isOffline ? (
          <Trans>You seem to be offline. Connect to the internet and try again.</Trans>
        ) : isUnanswered ? (
          <Trans>The server did not answer. Check your connection and try again.</Trans>
        ) : (
          <Trans>The fault is on our side and has been logged. Try again in a moment.</Trans>
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={pathname + search} reloadDocument>
          <Trans>Try again</Trans>
        </LinkButton>
        <LinkButton to="/" variant="secondary" reloadDocument>
          <Trans>Go to Home</Trans>
        </LinkButton>
      </div>
    </Container>
  );
}
