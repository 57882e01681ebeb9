import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { orWords } from '#core/text/list-words.ts';
import { call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { AddedDocument, FileOfField } from '#features/media/media.schema.ts';
import type { FileRule } from '#features/records/file-rule.schema.ts';
import { Button } from '#ui/button.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { acceptOfRule, addressOfFile } from './file-addresses.ts';

type Props = {
  /** Unique in the document; an error summary links to it. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** The path of the file as the record has it. */
  value: string | null;
  place: FileOfField;
  rule: FileRule;
  /** The site draws the file from a text, so there is nothing to open here. */
  isDrawn?: boolean;
  /** The file is private, and not for whoever reads this. */
  isClosed?: boolean;
  onAdded: (document: AddedDocument) => void;
  onRemove: () => void;
  isReadOnly?: boolean;
};

/** The file of a record, uploaded, opened, replaced or taken away. Visitors find it once the record is public. */
export function FileField({ isReadOnly = false, isDrawn = false, isClosed = false, ...props }: Props) {
  const { t } = useLingui();
  const { id, label, hint, error, value, place, rule, onAdded, onRemove } = props;
  const { pending, problem, done, upload, forget } = useUpload(place, rule, { error, onAdded });
  const input = useRef<HTMLInputElement>(null);
  const accepted = useAccepted(rule);
  // The next save says whether anything is still wrong; until then the new file would stand beside the old fault.
  const fault = problem ?? (done?.despite === error ? undefined : error);
  const describedBy = [fault ? `${id}-error` : '', isReadOnly ? '' : `${id}-hint`].filter(Boolean).join(' ');
  const name = value?.split('/').at(-1);
  return (
    <fieldset className="stack-1.5" aria-describedby={describedBy || undefined}>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      {value && (
        <p dir="ltr" className="font-mono text-sm wrap-anywhere">
          {isDrawn || isClosed ? (
            name
          ) : (
            <a
              href={addressOfFile(rule, place, value)}
              target="_blank"
              rel="noreferrer"
              className="text-assay underline"
            >
              {name}
            </a>
          )}
        </p>
      )}
      {value && isDrawn && (
        <p className="text-sm text-ink-2">
          <Trans>The site draws this file from its text. What you upload takes its place.</Trans>
        </p>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            id={id}
            variant="secondary"
            pending={pending !== undefined}
            aria-describedby={describedBy || undefined}
            onClick={() => input.current?.click()}
          >
            {value ? <Trans>Upload another file</Trans> : <Trans>Upload a file</Trans>}
          </Button>
          {value && !isDrawn && !pending && (
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                onRemove();
                // The button goes with the file.
                document.getElementById(id)?.focus();
              }}
            >
              <Trans>Remove</Trans>
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept={acceptOfRule(rule)}
            aria-label={t`Upload a file: ${label}`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void upload(file);
              event.currentTarget.value = '';
            }}
          />
        </div>
      )}
      <p role="status" className="text-sm text-ink-2 wrap-anywhere empty:hidden">
        {pending ? (
          <Trans>
            Uploading <bdi>{pending}</bdi>…
          </Trans>
        ) : (
          done && <Trans>Uploaded.</Trans>
        )}
      </p>
      <FieldNotes
        id={id}
        error={fault}
        hint={
          isReadOnly ? undefined : (
            <>
              {accepted} {hint}
            </>
          )
        }
      />
    </fieldset>
  );
}

/** Which files the field takes, in a sentence. */
function useAccepted({ kinds, megabytes }: FileRule): string {
  const { t, i18n } = useLingui();
  const names = orWords(
    kinds.map((kind) => kind.toUpperCase()),
    i18n.locale,
  );
  return t`${names}, ${megabytes} MB at most.`;
}

type Taking = Pick<Props, 'error' | 'onAdded'>;

/** Sends one file at a time. The field takes it as it is then, because rows can be moved meanwhile. */
function useUpload(place: FileOfField, { megabytes }: FileRule, taking: Taking) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ despite: Props['error'] }>();
  const latest = useRef<Taking>(undefined);
  useEffect(() => {
    latest.current = taking;
    return () => {
      latest.current = undefined;
    };
  });

  async function upload(file: File) {
    setDone(undefined);
    // The server stops reading such a file, and then its answer is mostly lost.
    if (file.size > megabytes * 1024 ** 2)
      return setProblem(t`The file is larger than ${megabytes} MB. Make it smaller.`);
    setPending(file.name);
    setProblem(undefined);
    const result = await call('POST /documents', { form: { ...place, file } });
    setPending(undefined);
    if (!result.ok) return setProblem(result.errors.file?.[0] ?? faultText(result));
    setDone({ despite: latest.current?.error });
    latest.current?.onAdded(result.data);
  }

  function forget() {
    setProblem(undefined);
    setDone(undefined);
  }
  return { pending, problem, done, upload, forget };
}
