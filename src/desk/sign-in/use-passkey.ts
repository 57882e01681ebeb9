import { useLingui } from '@lingui/react/macro';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import type { CallResult } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';

type Ceremony<Options, Credential> = {
  /** Asks the server what is to be signed. */
  begin: () => Promise<CallResult<{ options: Options }>>;
  /** Sends what was signed. */
  finish: (credential: Credential) => Promise<CallResult<unknown>>;
  onDone: () => void;
};

/** Signs with a passkey of this person: to sign in, or to prove that it is still the same person. */
export function useSignWithPasskey(
  ceremony: Ceremony<PublicKeyCredentialRequestOptionsJSON, Awaited<ReturnType<typeof startAuthentication>>>,
) {
  return useCeremony(ceremony, (optionsJSON) => startAuthentication({ optionsJSON }));
}

/** Creates a passkey for this person. */
export function useCreatePasskey(
  ceremony: Ceremony<PublicKeyCredentialCreationOptionsJSON, Awaited<ReturnType<typeof startRegistration>>>,
) {
  return useCeremony(ceremony, (optionsJSON) => startRegistration({ optionsJSON }));
}

/** Whether this browser has passkeys at all. */
export const hasPasskeys = browserSupportsWebAuthn;

function useCeremony<Options, Credential>(
  { begin, finish, onDone }: Ceremony<Options, Credential>,
  ask: (options: Options) => Promise<Credential>,
) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** What the browser says in English, and in the terms of its standard, for people. */
  function wording(error: unknown): string {
    const code = error instanceof WebAuthnError ? error.code : undefined;
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return t`This device already has a passkey for the desk.`;
    if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID') {
      return t`Passkeys do not work at this address. Ask whoever runs the site for the desk’s own address.`;
    }
    return t`No passkey was used. You can try again, or sign in another way.`;
  }

  async function run() {
    setPending(true);
    setProblem(undefined);
    const begun = await begin();
    const signed = begun.ok ? await settled(ask(begun.data.options)) : undefined;
    const finished = signed && 'value' in signed ? await finish(signed.value) : undefined;
    setPending(false);
    if (!begun.ok) return setProblem(faultText(begun));
    if (signed && 'reason' in signed) return setProblem(wording(signed.reason));
    if (!finished?.ok) return finished && setProblem(faultText(finished));
    onDone();
  }

  return { run: () => void run(), pending, problem };
}

async function settled<Value>(promise: Promise<Value>): Promise<{ value: Value } | { reason: unknown }> {
  try {
    return { value: await promise };
  } catch (reason) {
    return { reason };
  }
}
