import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { asciiDigits } from '#core/text/digits.ts';
import { type Country, findCountryOfCode } from '#features/countries/countries.ts';
import { readPhone } from '#features/countries/read-phone.ts';
import { controlClass, FieldNotes } from '#ui/fields/field-frame.tsx';
import { CountryCode } from './country-code.tsx';
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
  const countryName: string | undefined = country;
  if (countryName) form.inputs.register(countryName);

  function choose({ dialCode, name }: Country) {
    form.inputs.setValue(chosen.name, dialCode);
    if (countryName) form.inputs.setValue(countryName, name);
    form.inputs.clearErrors([chosen.name, number.name]);
  }

  /** Shows what will be sent of a number that was entered with its country code. */
  function settle(input: string) {
    const whole = /^\s*(\+|00)/.test(input) ? readPhone(input, form.inputs.getValues(chosen.name)) : null;
    const country = whole?.dialCode && findCountryOfCode(whole.dialCode);
    if (!whole || !country) return;
    if (whole.dialCode !== form.inputs.getValues(chosen.name)) choose(country);
    form.inputs.setValue(number.name, whole.digits);
  }

  return (
    <div className="stack-1.5">
      <div className="phone-row">
        <div className="stack-1.5">
          <label htmlFor={chosen.id} className="block font-semibold">
            <Trans>Code</Trans>
          </label>
          <div>
            <CountryCode
              id={chosen.id}
              value={String(form.inputs.watch(chosen.name) ?? '')}
              invalid={Boolean(chosen.error)}
              describedBy={chosen.error && `${chosen.id}-error`}
              onChoose={choose}
            />
          </div>
        </div>
        <div className="stack-1.5">
          <label htmlFor={number.id} className="block font-semibold">
            {label}
          </label>
          <input
            {...withoutError(number)}
            onChange={(event) => {
              const digits = asciiDigits(event.target.value);
              if (event.target.value !== digits) event.target.value = digits;
              return number.onChange(event);
            }}
            onBlur={(event) => {
              settle(event.target.value);
              return number.onBlur(event);
            }}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            dir="ltr"
            required={required}
            aria-invalid={number.error ? true : undefined}
            aria-describedby={number.error && `${number.id}-error`}
            className={`${controlClass} text-start tabular`}
          />
        </div>
      </div>
      <FieldNotes id={chosen.id} error={chosen.error} />
      <FieldNotes id={number.id} hint={hint} error={number.error} />
    </div>
  );
}

function withoutError<Field extends { error: unknown }>({ error: _, ...field }: Field): Omit<Field, 'error'> {
  return field;
}
