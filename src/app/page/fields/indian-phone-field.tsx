import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { controlClass, FieldNotes, useFieldWiring } from '#ui/fields/field-frame.tsx';

/** A phone number in India, after a fixed +91. */
export function IndianPhoneField({
  id,
  error,
  ...input
}: ComponentProps<'input'> & { id: string; error?: string | undefined }) {
  const wiring = useFieldWiring(id, { label: null, error });
  const described = [`${id}-code`, wiring['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className="stack-1.5">
      <label htmlFor={id} className="block font-semibold">
        <Trans>Phone</Trans>
      </label>
      <div dir="ltr" className="flex">
        <span
          id={`${id}-code`}
          className="inline-flex items-center rounded-s-sm border border-e-0 border-edge bg-paper px-3 tabular"
        >
          +91
        </span>
        <input
          {...input}
          {...wiring}
          aria-describedby={described}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          className={`${controlClass} rounded-s-none text-start tabular`}
        />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
