import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { chooseSignInMode } from '#app/sign-in/use-sign-in-mode.ts';
import { accountTexts } from '#features/accounts/accounts.messages.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Container } from '#ui/section.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/password-reset';
import { LoadFailed } from './load-failed.tsx';
import { ResetForm } from './reset-form.tsx';

export const handle = { secret: true, enquiry: 'folded' } as const satisfies PageHandle;

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles.passwordReset });
}

export default function PasswordReset({ params: { token } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const [outcome, setOutcome] = useState<'open' | 'done' | 'invalid'>('open');
  const { result, reload } = useCall('GET /password-reset/{token}', { params: { token } });
  const isInvalid = outcome === 'invalid' || (result?.ok === false && [404, 422].includes(result.status));

  return (
    <Container className="py-10 md:py-16">
      <div className="max-w-xl">
        <h1 className="mb-8">
          <Trans>Set a new password</Trans>
        </h1>
        <noscript>
          <p>
            <Trans>This page needs JavaScript. Please switch it on.</Trans>
          </p>
        </noscript>
        {outcome === 'done' ? (
          <Outcome isAnswer text={i18n._(accountTexts.resetDone)}>
            <Button command="show-modal" commandfor="account" onClick={() => chooseSignInMode('login')}>
              <Trans>Log in</Trans>
            </Button>
          </Outcome>
        ) : isInvalid ? (
          <Outcome isAnswer={outcome === 'invalid'} text={i18n._(accountTexts.resetInvalid)}>
            <p className="mb-3 w-full text-ink-2">
              <Trans>Each link works once and expires after 30 minutes.</Trans>
            </p>
            <Button command="show-modal" commandfor="account" onClick={() => chooseSignInMode('forgot')}>
              <Trans>Get a new link</Trans>
            </Button>
          </Outcome>
        ) : !result ? (
          <>
            <Spinner label={t`Checking the link`} />
            <SkeletonText lines={6} />
          </>
        ) : result.ok ? (
          <ResetForm
            token={token}
            email={result.data.email}
            onDone={() => setOutcome('done')}
            onInvalid={() => setOutcome('invalid')}
          />
        ) : (
          <LoadFailed title={<Trans>The link could not be checked</Trans>} failure={result} retry={reload} />
        )}
      </div>
    </Container>
  );
}

/** The form has gone, and with it the button that was pressed. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** @param isAnswer true when it replaces the form, in which case it takes the focus */
function Outcome({ text, isAnswer, children }: { text: string; isAnswer: boolean; children: ReactNode }) {
  return (
    <>
      <p ref={isAnswer ? takeFocus : undefined} tabIndex={-1} role="status" className="text-lg font-semibold">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <LinkButton to="/" variant="secondary">
          <Trans>Go to Home</Trans>
        </LinkButton>
      </div>
    </>
  );
}
