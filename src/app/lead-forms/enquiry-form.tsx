import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '#app/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { visitFields } from '#app/visit-source.ts';
import { enquiryInput } from '#features/leads/enquiry.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { AttachmentField, isTooLarge } from './attachment-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { ConsentNote } from './consent-note.tsx';
import { enquiryData } from './enquiry-data.ts';
import { PersonFields } from './person-fields.tsx';
import { useCaptcha } from './use-captcha.ts';

/** What the plain form of the document held when this one took its place. */
export type KeptEnquiry = {
  values: typeof empty;
  file: File | null;
  /** The field that had the focus. */
  focusId: string | null;
  /** It was sent before there was anything to send it. */
  isSent: boolean;
};

export type EnquiryFormProps = { kept: KeptEnquiry };

const empty = { name: '', email: '', country_code: '+91', phone_number: '', description: '' };

/** Milliseconds that the specification gives to the footer's result. */
const resultShown = 2000;

/** The footer's enquiry, with its sum and its file. */
export function EnquiryForm({ kept }: EnquiryFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const place = useRef<HTMLFormElement>(null);
  const { captcha, refresh } = useCaptcha();
  const [file, setFile] = useState(kept.file);
  const [fileError, setFileError] = useState<string>();
  const unseen = { country_name: 'India', captcha_token: '', captcha: '', ...visitFields() };
  const captchaFailed = t`Captcha is invalid, please try again`;

  const form = useCallForm({
    id: 'enquiry',
    schema: enquiryInput,
    defaults: { ...kept.values, ...unseen },
    async call(input) {
      // Refused here, the sum can be mended; refused by the server, it is used up.
      if (!captcha || Number(input.captcha) !== captcha.first + captcha.second || !input.captcha) {
        return { ok: false, status: 422, message: captchaFailed, errors: { captcha: [captchaFailed] } };
      }
      const body = enquiryData({ ...input, captcha_token: captcha.captcha_token }, file);
      const result = await call<{ message?: string }>('/sendnewsletter', { body });
      if (result.ok || (result.status > 0 && result.status < 500)) askAnew();
      return result;
    },
    failed({ status, message, errors }) {
      setFileError(errors.pdf?.[0]);
      if (errors.captcha) return captchaFailed;
      const isOurs = status === 0 || status >= 500;
      toast.error((!isOurs && message) || t`Something went wrong.`, resultShown);
    },
    onDone({ message }) {
      toast.success(message || t`Form submitted successfully!`, resultShown);
      setFile(null);
      setFileError(undefined);
      form.inputs.reset({ ...empty, ...unseen });
    },
  });

  function askAnew() {
    form.inputs.setValue('captcha', '');
    void refresh();
  }

  // Before the eye sees it: the field that was used is used on.
  useLayoutEffect(() => {
    if (kept.focusId) document.getElementById(kept.focusId)?.focus({ preventScroll: true });
  }, [kept]);

  useEffect(() => {
    if (kept.isSent) place.current?.requestSubmit();
  }, [kept]);

  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        if (!isTooLarge(file)) return form.submit(event);
        event.preventDefault();
        document.getElementById('enquiry-pdf')?.focus();
      }}
      className="space-y-5"
    >
      <FormErrors form={form} />
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
        <AttachmentField id="enquiry-pdf" file={file} error={fileError} onChange={setFile} />
      </div>
      <TextArea {...form.field('description')} label={t`Message`} required />
      <CaptchaField
        captcha={captcha}
        onRefresh={() => {
          askAnew();
          document.getElementById('enquiry-captcha')?.focus();
        }}
        field={form.field('captcha')}
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Send the enquiry</Trans>
      </Button>
      <ConsentNote />
    </form>
  );
}
