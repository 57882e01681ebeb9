import { useEffect } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import type { CallForm } from '#app/forms/use-call-form.ts';
import { useSession } from '#app/session.ts';

/** Fills the company of a client who is logged in into an untouched field. */
export function useOwnCompany({ getFieldState, setValue }: Pick<CallForm['inputs'], 'getFieldState' | 'setValue'>) {
  const isLoggedIn = useSession() !== null;
  const { result } = useCall('GET /client/profile', isLoggedIn ? {} : null);
  const company = result?.ok ? result.data.company : null;
  useEffect(() => {
    if (company && !getFieldState('company').isDirty) setValue('company', company);
  }, [company, getFieldState, setValue]);
}
