import { Trans, useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '#ui/button.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { Container } from '#ui/section.tsx';
import type { Guard } from './use-guard.ts';

/** Explains why the client area is closed and how to log in. */
export function Denied({ guard }: { guard: Extract<Guard, { state: 'unknown' | 'denied' }> }) {
  const { t } = useLingui();
  const isFault = guard.state === 'denied' && guard.isFault;
  return (
    <Container className="flex items-center justify-between gap-12 py-12 md:py-20">
      <div className="min-w-0 flex-1">
        <h1 className="max-w-3xl">
          {guard.state === 'unknown'
            ? t`Please log in or register to access this area.`
            : t`Please register or login to access this page.`}
        </h1>
        <p role="status" className="mt-4 max-w-xl text-lg text-pretty text-ink-2">
          {isFault ? (
            <Trans>We could not check whether you are logged in. Please try again in a moment.</Trans>
          ) : guard.state === 'denied' ? (
            <Trans>Your session has ended. Nothing has been lost.</Trans>
          ) : (
            <Trans>Your brochures, projects, comments and tutorials in one place.</Trans>
          )}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {isFault && guard.state === 'denied' && (
            <Button onClick={guard.retry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <Button variant={isFault ? 'secondary' : 'primary'} command="show-modal" commandfor="account">
            <Trans>Log in or register</Trans>
          </Button>
          <LinkButton to="/" variant="secondary">
            <Trans>Go to Home</Trans>
          </LinkButton>
        </div>
      </div>
      <div className="hidden shrink-0 md:block">
        <Seal slug="account" size={280} eager />
      </div>
    </Container>
  );
}
