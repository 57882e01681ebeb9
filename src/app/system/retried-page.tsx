import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { sendCall } from '#app/calls/call.ts';
import type { SiteCallName } from '#app/calls/site-calls.ts';
import { LinkButton } from '#ui/button.tsx';
import { Container } from '#ui/section.tsx';
import { Spinner } from '#ui/spinner.tsx';
import NotFound from './not-found.tsx';

const retries = 3;
const pause = 3_000;

const subscribe = () => () => {};

/**
 * Shown instead of a page whose data could not be loaded. Its call is made up to three times more, three seconds apart;
 * as soon as one succeeds, the page is loaded. A page that does not exist is not retried.
 *
 * @param call the call that answers with the data of the page
 * @param params of the call
 * @param failed shown after the last failure, instead of a message and a link to try again
 */
export function RetriedPage({
  error,
  call,
  params = {},
  failed,
}: {
  error: unknown;
  call: SiteCallName;
  params?: Record<string, string | undefined>;
  failed?: ReactNode;
}) {
  const isAbsent = isRouteErrorResponse(error) && error.status === 404;
  const [attempt, setAttempt] = useState(0);
  // The document must say something before the script runs; a page drawn by the script must not say it too early.
  const hasScript = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const { revalidate } = useRevalidator();
  const { t } = useLingui();
  const isRetrying = hasScript && !isAbsent && attempt < retries;
  useLoadingTitle(isRetrying);

  const retry = useEffectEvent(async (signal: AbortSignal) => {
    const { ok } = await sendCall(call, { params, signal });
    if (ok && !signal.aborted) await revalidate();
    if (!signal.aborted) setAttempt((count) => count + 1);
  });

  useEffect(() => {
    if (isAbsent || attempt === retries) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void retry(stop.signal), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAbsent, attempt]);

  if (isAbsent) return <NotFound />;
  if (!isRetrying) return failed ?? <LoadFailure />;
  return (
    <Container className="flex justify-center py-28">
      <Spinner label={t`Loading`} />
    </Container>
  );
}

/** Lets the tab say what the page says, until the title of the failure or of the page is true. */
function useLoadingTitle(isLoading: boolean) {
  const { t } = useLingui();
  useEffect(() => {
    if (!isLoading) return;
    const before = document.title;
    const title = t`Loading`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isLoading, t]);
}

function LoadFailure() {
  const { pathname, search } = useLocation();
  return (
    <Container className="py-20 md:py-28">
      <div role="alert">
        <h1>
          <Trans>Failed to load data. Please try again later.</Trans>
        </h1>
      </div>
      <p className="mt-8">
        <LinkButton to={pathname + search} reloadDocument>
          <Trans>Try again</Trans>
        </LinkButton>
      </p>
    </Container>
  );
}
