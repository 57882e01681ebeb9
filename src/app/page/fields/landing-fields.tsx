import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent, ReactNode } from 'react';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { landingCodes } from '#features/landing/landing-kinds.ts';
import { SelectField, TextArea, TextField } from '#ui/fields/field.tsx';

type FieldName = 'name' | 'email' | 'country_code' | 'phone_number' | 'description';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type FieldProps = {
  id: string;
  name: string;
  error?: string | undefined;
  onChange?: (event: ChangeEvent<Control>) => unknown;
};

/**
 * The fields of both forms of the landing page, and of the form that the document contains. The browser requires none of
 * them; the call says what is missing.
 *
 * @param field the props of a field besides its label
 * @param onCode called with the chosen country code
 * @param file the field for the file
 * @param children the sum and what follows it, up to the button
 */
export function LandingFields({
  field,
  onCode,
  file,
  children,
}: {
  field: (name: FieldName) => FieldProps;
  onCode?: (code: string) => void;
  file?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const code = field('country_code');
  return (
    <>
      <TextField {...field('name')} label={t`Name`} autoComplete="name" />
      <EmailField {...field('email')} required={false} />
      <div className="phone-row">
        <SelectField
          {...code}
          label={t`Code`}
          autoComplete="tel-country-code"
          dir="ltr"
          defaultValue="+91"
          onChange={(event) => {
            onCode?.(event.target.value);
            return code.onChange?.(event);
          }}
        >
          {landingCodes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <TextField
          {...field('phone_number')}
          type="tel"
          inputMode="numeric"
          label={t`Phone (optional)`}
          autoComplete="tel-national"
          dir="ltr"
          className="text-start tabular"
        />
      </div>
      <TextArea {...field('description')} label={t`Your product and your question (optional)`} />
      {file}
      {children}
      <ConsentNote />
    </>
  );
}
