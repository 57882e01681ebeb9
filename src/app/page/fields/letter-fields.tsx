import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { TextArea, TextField } from '#ui/fields/field.tsx';

type FieldName = 'message' | 'name' | 'organization' | 'email';

/**
 * The contact form as a letter: the message comes first, and the person who writes signs below it. The document's form
 * and the form of the script have the same parts in the same places.
 *
 * @param date the day of the letter, in words
 * @param field the props of a field besides its label
 * @param phone country code and number
 * @param enclosure the field for the file
 * @param children the sum and what follows it, up to the button
 */
export function LetterFields({
  date,
  field,
  phone,
  enclosure,
  children,
}: {
  date: string;
  field: (name: FieldName) => { id: string; name: string; error?: string | undefined };
  phone: ReactNode;
  enclosure: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <>
      <p className="text-end text-ink-2">{date}</p>
      <p className="font-serif text-xl">
        <Trans>Dear Sir or Madam,</Trans>
      </p>
      <div className="[&_textarea]:min-h-56">
        <TextArea {...field('message')} label={t`Your message (optional)`} />
      </div>
      <p className="font-serif text-xl">
        <Trans>Yours faithfully,</Trans>
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...field('name')} label={t`Name`} autoComplete="name" required />
        <TextField {...field('organization')} label={t`Organization (optional)`} autoComplete="organization" />
        <EmailField {...field('email')} />
        {phone}
      </div>
      {enclosure}
      {children}
      <ConsentNote />
    </>
  );
}
