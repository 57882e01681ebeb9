import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { asciiDigits } from '#core/text/ascii-digits.ts';
import { controlClass, FieldNotes, useFieldWiring } from '#ui/fields/field-frame.tsx';

/** How many digits a number in India has. */
const length = 10;

/** A phone number in India, after a fixed +91. It takes digits only, and a number pasted with its code. */
export function IndianPhoneField({
  id,
  error,
  onChange,
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
          onChange={(event) => {
            const digits = nationalDigits(event.target.value);
            if (event.target.value !== digits) event.target.value = digits;
            return onChange?.(event);
          }}
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

function nationalDigits(text: string): string {
  const digits = asciiDigits(text).replace(/\D/g, '');
  return (digits.length > length ? digits.replace(/^(0+|91)/, '') : digits).slice(0, length);
}
