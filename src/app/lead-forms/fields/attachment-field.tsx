import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CallForm } from '#app/forms/use-call-form.ts';
import { formatBytes } from '#core/text/localize.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/fields/field.tsx';

/**
 * One file, with its name, its size and a button that removes it.
 *
 * @param name the name of the field that takes it
 * @param accept which files the browser offers; all of them by default
 */
export function AttachmentField<Name extends string>({
  form,
  name,
  label,
  hint,
  accept,
}: {
  form: CallForm<Name>;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  accept?: string;
}) {
  const { i18n } = useLingui();
  const { id, name: field, error } = form.field(name);
  const file: File | null = form.inputs.watch(field);
  const onChange = (chosen: File | null) => form.inputs.setValue(field, chosen, { shouldValidate: true });
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
        name={field}
        label={label}
        hint={hint}
        accept={accept}
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
