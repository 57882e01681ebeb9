import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CallFault, call } from '#desk/calls/call.ts';
import { speak } from '#desk/texts/i18n.ts';
import type { Me } from '#features/staff/staff.schema.ts';

/** Who was signed in when it was last asked. */
let known: Me | null = null;

/**
 * Who is signed in; everybody else is led to the sign-in, and from there back to the address that they asked for. While
 * the server cannot say it, the answer before stands: the screen stays with what is typed on it, and each of its calls is
 * checked by the server all the same.
 */
export async function loadMe({ request }: LoaderFunctionArgs): Promise<Me> {
  const result = await call('GET /me', { signal: request.signal, isUninterrupted: true });
  if (result.ok) known = result.data;
  else if (result.status === 401) {
    forgetMe();
    throw redirect(signInAddress(new URL(request.url)));
  } else if (!known) throw new CallFault(result);
  const me = known;
  // Whoever came by an invitation first needs a way to sign in again.
  if (!me.factor) throw redirect('/welcome');
  await speak(me.language);
  return me;
}

/** Nobody who signs in next is taken for the one before. */
export function forgetMe() {
  known = null;
}

/** Only when somebody asks for it: filters and pages of a list change nothing about who is signed in. */
export function shouldReloadMe({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

function signInAddress({ pathname, search }: URL): string {
  const asked = pathname.replace(/^\/desk\/?/, '/') + search;
  return asked === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: asked })}`;
}
