import type { ReactNode } from 'react';
import { useFormAction } from '#app/calls/use-form-action.ts';

type Act = { act: 'stop' | 'settings' | 'feeds' | 'stop-all'; token: string; children: ReactNode };

/** A form of its own for each act, which works without script and leads back to the list. */
export function ActForm({ act, token, children }: Act) {
  const formAction = useFormAction();
  return (
    <form method="post" action={formAction(`/alerts/${act}`)}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
