import { useLingui } from '@lingui/react';
import { type LoaderFunctionArgs, Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { CallFault, call } from '#desk/calls/call.ts';
import { speak } from '#desk/texts/i18n.ts';
import type { Me } from '#features/staff/staff.schema.ts';
import { PageLanguage } from '#ui/own-language.tsx';
import { Frame } from './frame.tsx';

/** Who is signed in; everybody else is led to the sign-in, and from there back to the address that they asked for. */
export async function loadMe({ request }: LoaderFunctionArgs): Promise<Me> {
  const result = await call('GET /me', { signal: request.signal, isUninterrupted: true });
  if (!result.ok && result.status === 401) throw redirect(signInAddress(new URL(request.url)));
  if (!result.ok) throw new CallFault(result);
  const me = result.data;
  // Whoever came by an invitation first needs a way to sign in again.
  if (!me.factor) throw redirect('/welcome');
  await speak(me.language);
  return me;
}

/** Only when somebody asks for it: filters and pages of a list change nothing about who is signed in. */
export function shouldReloadMe({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

/** Everything that is behind the sign-in. */
export function DeskRoot() {
  const { i18n } = useLingui();
  return (
    <PageLanguage value={i18n.locale}>
      <Frame>
        <Outlet />
      </Frame>
    </PageLanguage>
  );
}

function signInAddress({ pathname, search }: URL): string {
  const asked = pathname.replace(/^\/desk\/?/, '/') + search;
  return asked === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: asked })}`;
}
