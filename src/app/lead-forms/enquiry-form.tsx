import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { ownDetails } from '#app/forms/own-details.ts';
import type { PlainForm } from '#app/page/late-form/plain-form.ts';
import { findCountryOfCode } from '#features/countries/countries.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { TextArea } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { EnquiryFrame, EnquirySent } from './enquiry-frame.tsx';
import { AttachmentField } from './fields/attachment-field.tsx';
import { enquiryFormInput } from './schemas/enquiry-form.schema.ts';
import { noSum, useSumForm } from './use-sum-form.ts';
import { visitFields } from './visit-source.ts';

/** For how many milliseconds the footer's result is shown, as the specification sets it. */
const resultShown = 2000;

/** The footer's enquiry, with its sum and its file. */
export function EnquiryForm({ initial }: { initial: PlainForm }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [sent, setSent] = useState<{ fileNotice: string | null }>();
  const clientContact = ownContact();
  const contact = contactOf(initial.values) ?? clientContact;
  const unseen = { ...noSum, ...visitFields() };

  const { form, sum } = useSumForm({
    id: 'enquiry',
    initial,
    schema: enquiryFormInput,
    // In the order of the fields, because the list of errors follows it.
    defaults: {
      ...contact,
      pdf: initial.file,
      description: initial.values.description ?? '',
      ...unseen,
      country_name: countryOf(contact),
    },
    call: (form) => call('POST /sendnewsletter', { form }),
    failed({ message }) {
      toast.error(message || t`Something went wrong.`, resultShown);
      return undefined;
    },
    onDone({ message, file_stored }) {
      toast.success(message || i18n._(leadTexts.enquirySent), resultShown);
      form.inputs.reset({
        ...clientContact,
        description: '',
        pdf: null,
        ...unseen,
        country_name: countryOf(clientContact),
      });
      setSent({ fileNotice: file_stored === false ? message : null });
    },
  });

  if (sent) {
    return (
      <EnquirySent onAnother={() => setSent(undefined)}>
        {sent.fileNotice && <strong className="mt-1 block font-semibold">{sent.fileNotice}</strong>}
      </EnquirySent>
    );
  }

  return (
    <EnquiryFrame
      form={form}
      sum={sum}
      phone="phone_number"
      beside={<AttachmentField form={form} name="pdf" label={t`File (optional, up to 10 MB)`} />}
    >
      <TextArea {...form.field('description')} label={t`Message`} required />
    </EnquiryFrame>
  );
}

type Contact = { name: string; email: string; country_code: string; phone_number: string };

/** What a client who is logged in would enter anyway. */
function ownContact(): Contact {
  const { name, email, phone, dialCode } = ownDetails();
  return { name, email, country_code: dialCode, phone_number: phone };
}

/** What the visitor has entered, or null if the form is untouched. */
function contactOf({ name = '', email = '', country_code, phone_number = '' }: PlainForm['values']): Contact | null {
  if (!name && !email && !phone_number) return null;
  return { name, email, country_code: country_code || '+91', phone_number };
}

function countryOf({ country_code }: Contact): string {
  return findCountryOfCode(country_code)?.name ?? '';
}
