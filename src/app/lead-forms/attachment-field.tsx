import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { formatBytes } from '#core/text/format-bytes.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/field.tsx';

/** One file of any kind, with its name, its size and a button that removes it. */
export function AttachmentField({
  id,
  file,
  error,
  onChange,
}: {
  id: string;
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
}) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!input.current || input.current.files?.[0] === (file ?? undefined)) return;
    // The file was chosen before this field was rendered, or there is none any longer.
    const chosen = new DataTransfer();
    if (file) chosen.items.add(file);
    input.current.files = chosen.files;
  }, [file]);

  return (
    <div>
      <FileField
        ref={input}
        id={id}
        name="pdf"
        label={t`File (optional, up to 10 MB)`}
        error={error}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      {file && (
        <p className="mt-1 flex items-center justify-between gap-3 text-sm">
          <bdi className="min-w-0 wrap-anywhere">
            {file.name} ({formatBytes(file.size, i18n.locale)})
          </bdi>
          <Button
            variant="quiet"
            className="shrink-0 pe-0"
            onClick={() => {
              onChange(null);
              input.current?.focus();
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
