import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { ownDetails } from '#app/forms/own-details.ts';
import { filledFields, type PlainForm } from '#app/page/late-form/plain-form.ts';
import type { CrossCheck } from '#core/forms/with-cross-checks.ts';
import { findCountryOfCode } from '#features/countries/countries.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { sheetEnquiryFields, sheetEnquiryPhone } from '#features/finder/kept/sheet-enquiry.schema.ts';
import { requiredMessageField } from '#features/leads/lead-fields.schema.ts';
import { TextArea } from '#ui/fields/field.tsx';
import { EnquiryFrame, EnquirySent } from './enquiry-frame.tsx';
import { noSum, useSumForm } from './use-sum-form.ts';
import { visitFields } from './visit-source.ts';

const schemaOf = (fields: typeof sheetEnquiryFields) => (checkSum: CrossCheck) =>
  withPhone(fields, sheetEnquiryPhone, checkSum);
const schema = schemaOf(sheetEnquiryFields);
/** Of a product that no family is, only the message says what it is. */
const unknownSchema = schemaOf(sheetEnquiryFields.extend({ message: requiredMessageField.default('') }));

type Props = { initial: PlainForm; sheet: string; isKnown: boolean };

/** The enquiry about a kept sheet, with its sum. */
export function SheetEnquiryForm({ initial, sheet, isKnown }: Props) {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  const own = ownEnquiry();
  const entered = { ...own, ...filledFields(initial) };

  const { form, sum } = useSumForm({
    id: 'enquiry',
    initial,
    schema: isKnown ? schema : unknownSchema,
    // In the order of the fields, because the list of errors follows it.
    defaults: { ...entered, country_name: findCountryOfCode(entered.country_code)?.name ?? '' },
    call: (form) => call('POST /finder/sheets/{key}/enquiry', { params: { key: sheet }, form }),
    failed: ({ message }) => message || t`Something went wrong.`,
    onDone() {
      form.inputs.reset(own);
      setSent(true);
    },
  });

  if (isSent) return <EnquirySent onAnother={() => setSent(false)} />;

  return (
    <EnquiryFrame form={form} sum={sum} phone="phone">
      <TextArea {...form.field('message')} label={isKnown ? t`Your question (optional)` : t`What is the product?`} />
    </EnquiryFrame>
  );
}

/** An empty enquiry, with the details of a client who is logged in. */
function ownEnquiry() {
  const { name, email, phone, dialCode } = ownDetails();
  const country_name = findCountryOfCode(dialCode)?.name ?? '';
  return { name, email, country_code: dialCode, phone, message: '', ...noSum, ...visitFields(), country_name };
}
