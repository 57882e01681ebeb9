import { Trans, useLingui } from '@lingui/react/macro';
import { LetterFields } from '#app/page/fields/letter-fields.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { PlainPhoneFields } from '#app/page/plain-phone-fields.tsx';
import { acceptOf } from '#core/files/document-kinds.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/fields/field.tsx';

/** The letter as the document contains it, before its script has loaded and for browsers without script. */
export function PlainLetter({ date }: { date: string }) {
  const { t } = useLingui();
  return (
    <LetterFields
      date={date}
      field={(name) => ({ id: `contact-${name}`, name })}
      phone={<PlainPhoneFields id="contact" phone="phone" />}
      enclosure={
        <FileField
          id="contact-file"
          name="file"
          label={t`Enclosure (optional, up to 10 MB)`}
          hint={t`If needed attach a PDF file. Other file types are not allowed.`}
          accept={acceptOf(['pdf'])}
        />
      }
    >
      <PlainSum id="contact" />
      <Button type="submit">
        <Trans>Send the letter</Trans>
      </Button>
    </LetterFields>
  );
}
