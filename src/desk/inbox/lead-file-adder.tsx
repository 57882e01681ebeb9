import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { call } from '#desk/calls/call.ts';
import type { Change } from '#desk/calls/use-change.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';

const id = 'lead-file';

/** Adds a file to a lead, such as what its sender has mailed. */
export function LeadFileAdder({ leadId, onDone }: { leadId: number; onDone: (sent: Parameters<Change>[0]) => void }) {
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(file: File) {
    setPending(true);
    setProblem(undefined);
    const result = await call('POST /leads/{id}/files', { params: { id: leadId }, form: { file } });
    setPending(false);
    if (result.ok) onDone(result);
    else setProblem(result.errors.file?.[0] ?? faultText(result));
  }

  return (
    <div className="stack-1.5">
      <Button
        id={id}
        variant="secondary"
        pending={pending}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <Trans>Add a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <FieldNotes
        id={id}
        hint={<Trans>10 MB at most. It is deleted with the files of the lead.</Trans>}
        error={problem}
      />
    </div>
  );
}
