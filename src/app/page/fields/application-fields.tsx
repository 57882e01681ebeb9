import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmailField } from '#app/page/email-field.tsx';
import { applicantGenders, totalExperiences } from '#features/careers/career-kinds.schema.ts';
import { SelectField, TextArea, TextField } from '#ui/fields/field.tsx';
import { IndianPhoneField } from './indian-phone-field.tsx';

type FieldName = 'name' | 'field_exprence' | 'total_exprence' | 'city' | 'email' | 'phone' | 'gender' | 'message';

type FieldProps = { id: string; name: string; error?: string | undefined };

/**
 * The fields of an application. The document's form and the form of the script have the same ones in the same places.
 *
 * @param field the props of a field besides its label
 * @param isFieldLocked whether the field of experience is that of an opening
 * @param isWide whether there is room for two columns
 * @param resume the field for the file
 */
export function ApplicationFields({
  field,
  isFieldLocked = false,
  isWide = false,
  resume,
}: {
  field: (name: FieldName) => FieldProps;
  isFieldLocked?: boolean;
  isWide?: boolean;
  resume: ReactNode;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className={isWide ? 'grid items-start gap-5 md:grid-cols-2' : 'stack-5'}>
      <TextField {...field('name')} label={t`Name`} autoComplete="name" required />
      <TextField
        {...field('field_exprence')}
        label={t`Field of experience`}
        readOnly={isFieldLocked}
        autoComplete="off"
        required
      />
      <SelectField {...field('total_exprence')} label={t`Total years of experience`} required>
        <option value="">{t`Choose…`}</option>
        {totalExperiences.map((value) => (
          <option key={value} value={value}>
            {i18n._(experienceLabels[value])}
          </option>
        ))}
      </SelectField>
      <TextField {...field('city')} label={t`Current city`} autoComplete="address-level2" required />
      <EmailField {...field('email')} />
      <IndianPhoneField {...field('phone')} />
      <SelectField {...field('gender')} label={t`Gender`}>
        {applicantGenders.map((value) => (
          <option key={value} value={value}>
            {i18n._(genderLabels[value])}
          </option>
        ))}
      </SelectField>
      {resume}
      <div className={isWide ? 'md:col-span-2' : undefined}>
        <TextArea {...field('message')} label={t`Message (optional)`} />
      </div>
    </div>
  );
}

/** The labels that applicants read for the specification's values, like those of `option-labels.ts`. */
const experienceLabels: Record<(typeof totalExperiences)[number], MessageDescriptor> = {
  '0-1 year': msg`0-1 year`,
  '1-2 years': msg`1-2 years`,
  '2-3 years': msg`2-3 years`,
  '3-4 years': msg`3-4 years`,
  '4-5 years': msg`4-5 years`,
  '5-7 years': msg`5-7 years`,
  '7-10 years': msg`7-10 years`,
  'Above 10 years': msg`Above 10 years`,
};

const genderLabels: Record<(typeof applicantGenders)[number], MessageDescriptor> = {
  male: msg`Male`,
  female: msg`Female`,
  Other: msg`Other`,
};
