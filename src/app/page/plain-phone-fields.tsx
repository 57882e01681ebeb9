import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';

/** The most frequently used codes, for browsers without script. */
const frequentCodes = ['+91', '+1', '+44', '+971', '+86', '+82', '+81', '+49', '+65', '+966'];

/** Country code and number of a form of the document, with the ids that `PhoneField` gives them. */
export function PlainPhoneFields({
  id,
  phone,
  label = <Trans>Phone</Trans>,
  required = true,
}: {
  /** The id of the form. */
  id: string;
  /** The name of the field that takes the number. */
  phone: string;
  label?: ReactNode;
  required?: boolean;
}) {
  const { t } = useLingui();
  return (
    <div className="phone-row">
      <AwaitedCode id={`${id}-country_code`} />
      <noscript>
        <SelectField
          id={`${id}-frequent_code`}
          name="country_code"
          label={t`Code`}
          autoComplete="tel-country-code"
          dir="ltr"
        >
          {frequentCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      </noscript>
      <TextField
        id={`${id}-${phone}`}
        name={phone}
        type="tel"
        label={label}
        autoComplete="tel-national"
        dir="ltr"
        className="text-start tabular"
        required={required}
      />
    </div>
  );
}

/**
 * Where the choice of all codes will be. Whoever comes to it gets that list as soon as it is there (`rememberPlace`),
 * and never a shorter one. Nothing is sent of it: forms begin with this code.
 */
function AwaitedCode({ id }: { id: string }) {
  return (
    <div className="stack-1.5 noscript:hidden">
      <label htmlFor={id} className="block font-semibold">
        <Trans>Code</Trans>
      </label>
      <input
        id={id}
        type="text"
        readOnly
        aria-haspopup="listbox"
        dir="ltr"
        defaultValue="+91"
        className={`${controlClass} select bg-sheet pe-10 tabular`}
      />
    </div>
  );
}
