import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { PhoneField } from '#app/forms/phone-field.tsx';
import type { CallForm } from '#app/forms/use-call-form.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { Button } from '#ui/button.tsx';
import { PersonFields } from './fields/person-fields.tsx';
import { SumField } from './fields/sum-field.tsx';
import { SentNote } from './sent-note.tsx';
import type { FormSum } from './use-sum-form.ts';

type Props<Phone extends string> = {
  form: CallForm<'name' | 'email' | 'country_code' | 'country_name' | 'captcha' | Phone>;
  sum: FormSum;
  /** The field of the number. */
  phone: Phone;
  /** What stands beside the person. */
  beside?: ReactNode;
  /** What it is about. */
  children: ReactNode;
};

/** An enquiry: who asks, what about, and the sum. */
export function EnquiryFrame<Phone extends string>({ form, sum, phone, beside, children }: Props<Phone>) {
  return (
    <form noValidate onSubmit={form.submit} className="stack-5">
      <FormErrors form={sum} />
      <div className="grid gap-5 md:grid-cols-2">
        <PersonFields form={form} />
        <PhoneField
          form={form}
          code="country_code"
          phone={phone}
          country="country_name"
          label={<Trans>Phone (optional)</Trans>}
          required={false}
        />
        {beside}
      </div>
      {children}
      <SumField form={form} sum={sum} />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Send enquiry</Trans>
      </Button>
      <ConsentNote />
    </form>
  );
}

/** Shown in its place once it has been sent. @param children what there is to add */
export function EnquirySent({ onAnother, children }: { onAnother: () => void; children?: ReactNode }) {
  return (
    <SentNote title={<Trans>Your enquiry has reached us.</Trans>} onAnother={onAnother}>
      <Trans>One of our consultants will write or call within one working day.</Trans>
      {children}
    </SentNote>
  );
}
