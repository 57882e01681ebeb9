import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { findCountryOfCode } from '#features/countries/countries.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { enquiryFormInput } from './enquiry-form.schema.ts';
import { PersonFields } from './person-fields.tsx';
import { SentNote } from './sent-note.tsx';
import { useCaptcha } from './use-captcha.ts';
import { visitFields } from './visit-source.ts';

/** What the document's plain form contained when this one replaced it. */
export type PlainEnquiry = {
  values: typeof empty;
  file: File | null;
  /** The field that had the focus. */
  focusId: string | null;
  /** Whether the visitor submitted it before this script was there to send it. */
  isSent: boolean;
};

export type EnquiryFormProps = { initial: PlainEnquiry };

const empty = { name: '', email: '', country_code: '+91', phone_number: '', description: '' };

const sumId = 'enquiry-captcha';

/** For how many milliseconds the footer's result is shown, as the specification sets it. */
const resultShown = 2000;

/** The footer's enquiry, with its sum and its file. */
export function EnquiryForm({ initial }: EnquiryFormProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [sent, setSent] = useState<{ fileNotice: string | null }>();
  const { captcha, refresh } = useCaptcha();
  const schema = useMemo(() => enquiryFormInput(captcha), [captcha]);
  const { name, email, phone, dialCode } = ownDetails();
  const own = { name, email, country_code: dialCode, phone_number: phone };
  const { description, ...entered } = initial.values;
  const contact = isUntouched(entered) ? own : entered;
  const unseen = { country_name: 'India', captcha_token: '', captcha: '', ...visitFields() };

  const form = useCallForm({
    id: 'enquiry',
    schema,
    // In the order of the fields, because the list of errors follows it.
    defaults: {
      ...contact,
      pdf: initial.file,
      description,
      ...unseen,
      country_name: findCountryOfCode(contact.country_code)?.name ?? '',
    },
    async call({ pdf, ...input }) {
      const form = { ...input, captcha_token: captcha?.captcha_token, pdf };
      const result = await call('POST /sendnewsletter', { form });
      if (result.ok || (result.status > 0 && result.status < 500)) replaceCaptcha();
      return result;
    },
    failed({ status, message, errors }) {
      if (errors.captcha) return i18n._(leadTexts.captcha);
      const isOurs = status === 0 || status >= 500;
      toast.error((!isOurs && message) || t`Something went wrong.`, resultShown);
    },
    onRefused(errors) {
      if (errors.captcha) toast.error(i18n._(leadTexts.captcha));
    },
    onDone({ message, file_stored }) {
      toast.success(message || i18n._(leadTexts.enquirySent), resultShown);
      const country_name = findCountryOfCode(dialCode)?.name ?? '';
      form.inputs.reset({ ...own, description: '', pdf: null, ...unseen, country_name });
      setSent({ fileNotice: file_stored === false ? message : null });
    },
  });
  const attachment = form.field('pdf');

  // A wrong sum is reported at its field and, as the specification requires, in a toast. That is enough.
  const others = useMemo(() => form.summary.errors.filter(({ fieldId }) => fieldId !== sumId), [form.summary]);
  const attemptWithWrongSum = form.summary.errors.length > 0 && others.length === 0 ? form.summary.attempt : 0;
  useEffect(() => {
    if (attemptWithWrongSum > 0) document.getElementById(sumId)?.focus();
  }, [attemptWithWrongSum]);

  function replaceCaptcha() {
    form.inputs.setValue('captcha', '');
    refresh();
  }

  // Done before the browser paints, so that the visitor can continue in the same field.
  useLayoutEffect(() => {
    if (initial.focusId) document.getElementById(initial.focusId)?.focus({ preventScroll: true });
  }, [initial]);

  // The plain form has no sum, so an enquiry submitted with it lacks nothing but that.
  const waitsForSum = initial.isSent && Boolean(captcha) && form.summary.attempt === 0;
  useEffect(() => {
    if (waitsForSum) document.getElementById(sumId)?.focus();
  }, [waitsForSum]);

  if (sent) {
    return (
      <SentNote title={<Trans>Your enquiry has reached us.</Trans>} onAnother={() => setSent(undefined)}>
        <Trans>One of our consultants will write or call within one working day.</Trans>
        {sent.fileNotice && <strong className="mt-1 block font-semibold">{sent.fileNotice}</strong>}
      </SentNote>
    );
  }

  return (
    <form noValidate onSubmit={form.submit} className="stack-5">
      <FormErrors form={{ summary: { attempt: form.summary.attempt, errors: others } }} />
      <div className="grid gap-5 md:grid-cols-2">
        <PersonFields form={form} />
        <PhoneField
          form={form}
          code="country_code"
          phone="phone_number"
          country="country_name"
          label={<Trans>Phone (optional)</Trans>}
          required={false}
        />
        <AttachmentField
          id={attachment.id}
          file={form.inputs.watch('pdf')}
          error={attachment.error}
          onChange={(file) => form.inputs.setValue('pdf', file, { shouldValidate: true })}
        />
      </div>
      <TextArea {...form.field('description')} label={t`Message`} required />
      <div aria-live="polite">
        {waitsForSum && (
          <p className="border-s-4 border-gold ps-4">
            <Trans>Not sent yet: answer the sum and send the enquiry again.</Trans>
          </p>
        )}
      </div>
      <CaptchaField
        captcha={captcha}
        onRefresh={() => {
          replaceCaptcha();
          document.getElementById(sumId)?.focus();
        }}
        field={form.field('captcha')}
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Send enquiry</Trans>
      </Button>
      <ConsentNote />
    </form>
  );
}

function isUntouched({ name, email, phone_number }: Pick<typeof empty, 'name' | 'email' | 'phone_number'>): boolean {
  return !name && !email && !phone_number;
}
