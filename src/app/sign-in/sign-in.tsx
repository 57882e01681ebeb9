import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CallResult, call } from '#app/calls/call.ts';
import { OtpStep } from '#app/forms/otp-step.tsx';
import { useToast } from '#ui/toast.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm, logIn } from './login-form.tsx';
import { RegisterForm, register } from './register-form.tsx';
import type { SignInMode } from './sign-in-form-props.ts';
import { type SignInSurface, useSignInTexts } from './use-sign-in-texts.ts';
import { useSignedIn } from './use-signed-in.ts';

type Proof = { of: 'register' | 'login'; email: string; again: () => Promise<CallResult<{ message: string }>> };

const titles: Record<SignInMode, ReactNode> = {
  register: <Trans>Register</Trans>,
  login: <Trans>Log in</Trans>,
  forgot: <Trans>Forgot your password?</Trans>,
};

/**
 * Registering, logging in, resetting a password and entering a one-time password; it starts with registering.
 *
 * @param drawer id of the drawer that contains it
 */
export function SignIn({ surface, drawer }: { surface: SignInSurface; drawer: string }) {
  const [mode, setMode] = useState<SignInMode>('register');
  const [draft, setDraft] = useState<FieldValues>({});
  const [proof, setProof] = useState<Proof>();
  const toast = useToast();
  const texts = useSignInTexts(surface);
  const enter = useSignedIn(surface, drawer);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const step = proof ? 'otp' : mode;

  useEffect(() => {
    // The button that was pressed has gone with its form, so the focus moves to what replaced it.
    if (hasMoved.current && step !== 'otp') heading.current?.focus();
    hasMoved.current = true;
  }, [step]);

  function saveDraft(values: FieldValues) {
    setDraft((known) => ({ ...known, ...values }));
  }

  function askForCode(next: Proof, values: FieldValues) {
    saveDraft(values);
    toast.success(next.of === 'register' ? texts.registered : texts.loggedIn);
    setProof(next);
  }

  const shared = {
    texts,
    draft,
    hideServerErrors: surface === 'downloads',
    onSwitch: (next: SignInMode, values: FieldValues) => {
      saveDraft(values);
      setMode(next);
    },
  };

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mb-5">
        {proof ? <Trans>Enter the code</Trans> : titles[mode]}
      </h3>
      {proof ? (
        <OtpStep
          id={`${drawer}-proof`}
          email={proof.email}
          verify={(otp) => call(`POST /client/verify-${proof.of}-otp`, { input: { email: proof.email, otp } })}
          failed={() => texts.verifyFailed}
          hideServerErrors={shared.hideServerErrors}
          onDone={(answer) => {
            setProof(undefined);
            setDraft({});
            setMode('register');
            enter(answer, texts.verified);
          }}
          resend={proof.again}
          resent={proof.of === 'register' ? texts.registered : texts.loggedIn}
          onBack={() => setProof(undefined)}
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
    </>
  );
}
