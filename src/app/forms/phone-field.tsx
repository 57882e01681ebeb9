import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { asciiDigits } from '#core/text/ascii-digits.ts';
import { controlClass, FieldNotes } from '#ui/field-frame.tsx';
import { CountryCode } from './country-code.tsx';
import type { DialCode } from './find-dial-codes.ts';
import type { CallForm } from './use-call-form.ts';

/**
 * Country code and number in one row. Both names are in the form's default values, which also set the code (+91).
 *
 * @param code name of the field that takes the dial code, as `+91`
 * @param phone name of the field that takes the number
 * @param country name of the field that takes the country's English name, if the call has one
 * @param label label of the number; "Phone" by default
 * @param required whether the number is required; true by default
 */
export function PhoneField<Name extends string>({
  form,
  code,
  phone,
  country,
  label = <Trans>Phone</Trans>,
  hint,
  required = true,
}: {
  form: CallForm<Name>;
  code: Name;
  phone: Name;
  country?: Name;
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
}) {
  const chosen = form.field(code);
  const number = form.field(phone);
  const error = number.error ?? chosen.error;
  const noted = number.error ? number.id : chosen.id;
  const described = error ? `${noted}-error` : undefined;
  const countryName: string | undefined = country;
  if (countryName) form.inputs.register(countryName);

  function choose({ dialCode, name }: DialCode) {
    const validate = { shouldValidate: form.inputs.formState.isSubmitted };
    form.inputs.setValue(chosen.name, dialCode, validate);
    if (countryName) form.inputs.setValue(countryName, name, validate);
  }

  return (
    <div className="space-y-1.5">
      <div className="relative grid grid-cols-[6.25rem_1fr] gap-x-3 gap-y-1.5">
        <label htmlFor={chosen.id} className="self-end font-semibold">
          <Trans>Code</Trans>
        </label>
        <label htmlFor={number.id} className="self-end font-semibold">
          {label}
        </label>
        <div>
          <CountryCode
            id={chosen.id}
            value={String(form.inputs.watch(chosen.name) ?? '')}
            invalid={Boolean(chosen.error)}
            describedBy={chosen.error && described}
            onChoose={choose}
          />
        </div>
        <input
          {...withoutError(number)}
          onChange={(event) => {
            const digits = asciiDigits(event.target.value);
            if (event.target.value !== digits) event.target.value = digits;
            return number.onChange(event);
          }}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          required={required}
          aria-invalid={number.error ? true : undefined}
          aria-describedby={number.error && described}
          className={`${controlClass} text-start tabular-nums`}
        />
      </div>
      <FieldNotes id={noted} hint={hint} error={error} />
    </div>
  );
}

function withoutError<Field extends { error: unknown }>({ error: _, ...field }: Field): Omit<Field, 'error'> {
  return field;
}
