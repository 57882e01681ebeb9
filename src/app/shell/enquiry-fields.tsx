import { Trans, useLingui } from '@lingui/react/macro';
import { EmailField } from '#app/page/email-field.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { PlainPhoneFields } from '#app/page/plain-phone-fields.tsx';
import { Button } from '#ui/button.tsx';
import { FileField, TextArea, TextField } from '#ui/fields/field.tsx';

/** The enquiry's fields as they appear in every document, with the same ids as in the full form. */
export function EnquiryFields({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField id="enquiry-name" name="name" label={t`Name`} autoComplete="name" required />
        <EmailField id="enquiry-email" name="email" />
        <PlainPhoneFields id="enquiry" phone="phone_number" label={<Trans>Phone (optional)</Trans>} required={false} />
        <FileField id="enquiry-pdf" name="pdf" label={t`File (optional, up to 10 MB)`} />
      </div>
      <TextArea
        id="enquiry-description"
        name="description"
        label={t`Message`}
        defaultValue={message || undefined}
        required
      />
      <PlainSum id="enquiry" />
      <Button type="submit">
        <Trans>Send enquiry</Trans>
      </Button>
    </>
  );
}
