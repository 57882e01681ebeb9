import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A button that shows that its act is under way, and does nothing more until it is over. */
export function ActButton({
  act,
  ...rest
}: { act: () => Promise<unknown> } & Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'>) {
  const [pending, setPending] = useState(false);
  return (
    <Button
      {...rest}
      pending={pending}
      onClick={() => {
        setPending(true);
        void act().finally(() => setPending(false));
      }}
    />
  );
}
