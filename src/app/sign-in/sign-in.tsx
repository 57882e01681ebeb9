import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CallResult, call } from '#app/calls/call.ts';
import { OtpStep } from '#app/forms/otp-step.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm, logIn } from './login-form.tsx';
import { RegisterForm, register } from './register-form.tsx';
import { chooseSignInMode, type SignInMode, useSignInMode } from './use-sign-in-mode.ts';
import { type SignInSurface, useSignInTexts } from './use-sign-in-texts.ts';
import { useSignedIn } from './use-signed-in.ts';

type PendingCode = { of: 'register' | 'login'; email: string; again: () => Promise<CallResult<{ message: string }>> };

/**
 * Registering, logging in, resetting a password and entering a one-time password; it starts with registering.
 *
 * @param drawer id of the drawer that contains it
 */
export function SignIn({ surface, drawer }: { surface: SignInSurface; drawer: string }) {
  const mode = useSignInMode();
  const [draft, setDraft] = useState<FieldValues>({});
  const [pending, setPending] = useState<PendingCode>();
  const toast = useToast();
  const texts = useSignInTexts(surface);
  const finish = useSignedIn(surface, drawer);
  const place = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const step = pending ? 'otp' : mode;

  useEffect(() => {
    // The button that was pressed has gone with its form, so the focus moves to what replaced it.
    const next = place.current?.querySelector<HTMLElement>('h3, [aria-selected=true]');
    if (hasMoved.current && step !== 'otp') next?.focus();
    hasMoved.current = true;
  }, [step]);

  function saveDraft(values: FieldValues) {
    setDraft((known) => ({ ...known, ...values }));
  }

  function askForCode(next: PendingCode, values: FieldValues) {
    saveDraft(values);
    toast.success(next.of === 'register' ? texts.registered : texts.loggedIn);
    setPending(next);
  }

  const shared = {
    texts,
    draft,
    hideServerErrors: surface === 'downloads',
    onSwitch: (next: SignInMode, values: FieldValues) => {
      saveDraft(values);
      chooseSignInMode(next);
    },
  };

  return (
    <div ref={place}>
      {(pending || mode === 'forgot') && (
        <h3 tabIndex={-1} className="mb-5">
          {pending ? <Trans>Enter the code</Trans> : <Trans>Forgot your password?</Trans>}
        </h3>
      )}
      {pending ? (
        <OtpStep
          id={`${drawer}-code`}
          email={pending.email}
          verify={(otp) => call(`POST /client/verify-${pending.of}-otp`, { input: { email: pending.email, otp } })}
          failed={() => texts.verifyFailed}
          hideServerErrors={shared.hideServerErrors}
          onDone={(answer) => {
            setPending(undefined);
            setDraft({});
            chooseSignInMode('register');
            finish(answer, texts.verified);
          }}
          resend={pending.again}
          resent={pending.of === 'register' ? texts.registered : texts.loggedIn}
          onBack={() => setPending(undefined)}
        />
      ) : mode === 'register' ? (
        <RegisterForm
          {...shared}
          id={`${drawer}-register`}
          onDone={(input, values) =>
            askForCode({ of: 'register', email: input.email, again: () => register(input) }, values)
          }
        />
      ) : mode === 'login' ? (
        <LoginForm
          {...shared}
          id={`${drawer}-login`}
          onDone={(input, values) => askForCode({ of: 'login', email: input.email, again: () => logIn(input) }, values)}
        />
      ) : (
        <ForgotForm {...shared} id={`${drawer}-forgot`} />
      )}
    </div>
  );
}
