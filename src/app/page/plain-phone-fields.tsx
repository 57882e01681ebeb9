import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '#ui/fields/field.tsx';

/** The most frequently used codes; the whole list comes with the script. */
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
      <SelectField
        id={`${id}-country_code`}
        name="country_code"
        label={t`Code`}
        autoComplete="tel-country-code"
        dir="ltr"
      >
        {frequentCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
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
