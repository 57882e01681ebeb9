import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { useCreatePasskey } from '#desk/sign-in/use-passkey.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';

/** Makes a passkey on this device, under a name by which its owner knows it in a list. */
export function PasskeyAdder({ isPrimary = false, onDone }: { isPrimary?: boolean; onDone: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const [name, setName] = useState(t`This device`);
  const passkey = useCreatePasskey({
    begin: () => call('POST /me/passkeys/options'),
    finish: (credential) => call('POST /me/passkeys', { input: { name: name.trim() || t`This device`, credential } }),
    onDone,
  });

  return (
    <form
      className="stack-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!passkey.pending) passkey.run();
      }}
    >
      <TextField
        id={id}
        label={t`Name of the passkey`}
        hint={<Trans>A name by which you will recognise it, such as “Office laptop” or “Phone”.</Trans>}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
      />
      <Problem text={passkey.problem} />
      <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} pending={passkey.pending}>
        <Trans>Create a passkey</Trans>
      </Button>
    </form>
  );
}
