import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { LetterFields } from '#app/page/fields/letter-fields.tsx';
import { filledFields, type PlainForm } from '#app/page/late-form/plain-form.ts';
import { acceptOf } from '#core/files/document-kinds.ts';
import { contactFile, contactTexts } from '#features/contact/contact.schema.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, openDialog } from '#ui/overlays/dialog.tsx';
import { AttachmentField } from './fields/attachment-field.tsx';
import { SumField } from './fields/sum-field.tsx';
import { contactFormInput } from './schemas/contact-form.schema.ts';
import { noSum, useSumForm } from './use-sum-form.ts';
import { visitFields } from './visit-source.ts';

const sentId = 'contact-sent';

/** The letter of the contact page, with its sum and its enclosure. A dialog says that it has been sent. */
export function ContactForm({ initial, date }: { initial: PlainForm; date: string }) {
  const { t, i18n } = useLingui();
  const [sent, setSent] = useState('');
  const empty = ownLetter();

  const { form, sum } = useSumForm({
    id: 'contact',
    initial,
    schema: contactFormInput,
    // In the order of the fields, because the list of errors follows it.
    defaults: { ...empty, ...filledIn(initial), file: initial.file },
    call: (form) => call('POST /contact-form', { form }),
    failed: ({ errors }) => Object.values(errors).flat().join(', ') || t`Error sending form`,
    onDone({ message }) {
      setSent(message || i18n._(contactTexts.sent));
      form.inputs.reset({ ...empty, file: null });
      openDialog(sentId);
    },
  });

  return (
    <>
      <form noValidate onSubmit={form.submit} className="stack-5">
        <FormErrors form={sum} />
        <LetterFields
          date={date}
          field={form.field}
          phone={<PhoneField form={form} code="country_code" phone="phone" />}
          enclosure={
            <AttachmentField
              form={form}
              name="file"
              label={t`Enclosure (optional, up to 10 MB)`}
              hint={t`If needed attach a PDF file. Other file types are not allowed.`}
              accept={acceptOf(contactFile.only.kinds)}
            />
          }
        >
          <input type="hidden" {...form.inputs.register('emailer')} />
          <SumField form={form} sum={sum} />
          <FormMessage form={form} />
          <Button type="submit" pending={form.pending}>
            <Trans>Send the letter</Trans>
          </Button>
        </LetterFields>
      </form>
      <Dialog id={sentId} title={<Trans>Thank you</Trans>} closeLabel={t`Close`}>
        <p className="text-lg">{sent}</p>
        <Button variant="secondary" className="mt-6" command="close" commandfor={sentId}>
          <Trans>Close</Trans>
        </Button>
      </Dialog>
    </>
  );
}

/** An empty letter of this visitor: with the details of a client who is logged in, and the mailing that led here. */
function ownLetter() {
  const { name, email, phone, dialCode } = ownDetails();
  const emailer = new URLSearchParams(location.search).get('e-mailer')?.slice(0, 100) ?? '';
  return {
    message: '',
    name,
    organization: '',
    email,
    country_code: dialCode,
    phone,
    emailer,
    ...noSum,
    ...visitFields(),
  };
}

function filledIn(initial: PlainForm) {
  // The code is always filled in, so it counts only together with a number.
  const { country_code, ...entered } = filledFields(initial);
  return entered.phone && country_code ? { ...entered, country_code } : entered;
}
