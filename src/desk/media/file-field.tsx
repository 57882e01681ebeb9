import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { call } from '#desk/calls/call.ts';
import { siteAddress } from '#desk/shell/site-address.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';

type Props = {
  /** Unique in the document; an error summary links to it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** The path of a public document below `/storage/`. */
  value: string | null;
  onChange: (value: string | null) => void;
  isReadOnly?: boolean;
};

/** A document that visitors may open, uploaded, replaced or taken away. It is public with the record. */
export function FileField({ id, label, hint, error, value, onChange, isReadOnly = false }: Props) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload(file: File) {
    setPending(true);
    setProblem(undefined);
    const result = await call('POST /documents', { form: { file } });
    setPending(false);
    if (result.ok) onChange(result.data.path);
    else setProblem(result.errors.file?.[0] ?? faultText(result));
  }

  const fault = problem ?? error;
  return (
    <fieldset className="stack-1.5" aria-describedby={fault ? `${id}-error` : undefined}>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      {value && (
        <p dir="ltr" className="font-mono text-sm wrap-anywhere">
          <a href={siteAddress(`/storage/${value}`)} target="_blank" rel="noreferrer" className="text-assay underline">
            {value.split('/').at(-1)}
          </a>
        </p>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-3">
          <Button id={id} variant="secondary" pending={pending} onClick={() => input.current?.click()}>
            {value ? <Trans>Upload another PDF</Trans> : <Trans>Upload a PDF</Trans>}
          </Button>
          {value && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept=".pdf,application/pdf"
            aria-label={t`Upload a PDF: ${label}`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void upload(file);
              event.currentTarget.value = '';
            }}
          />
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={fault} />
    </fieldset>
  );
}
