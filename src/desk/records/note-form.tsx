import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/fields/field.tsx';

/** Sends a draft back to its author, with what is to be mended. */
export function NoteForm({ pending, onSend }: { pending: boolean; onSend: (note: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className="stack-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim()) void onSend(note.trim());
        else setError(t`Say what is to be mended.`);
      }}
    >
      <TextArea
        label={t`What is to be mended`}
        rows={2}
        error={error}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        <Trans>Send it back</Trans>
      </Button>
    </form>
  );
}
