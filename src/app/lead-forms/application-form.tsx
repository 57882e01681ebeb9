import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { ApplicationFields } from '#app/page/fields/application-fields.tsx';
import { filledFields, type PlainForm } from '#app/page/late-form/plain-form.ts';
import { acceptOf } from '#core/files/document-kinds.ts';
import { careerTexts, indianPhone, resumeFile } from '#features/careers/application.schema.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { AttachmentField } from './fields/attachment-field.tsx';
import { digitsOnly, indianDigits } from './fields/digits-only.ts';
import { SumField } from './fields/sum-field.tsx';
import { FocusedNote } from './focused-note.tsx';
import { applicationFormInput } from './schemas/application-form.schema.ts';
import { noSum, useSumForm } from './use-sum-form.ts';
import { visitFields } from './visit-source.ts';

type Props = {
  id: string;
  /** What the form of the document contained. */
  initial?: PlainForm;
  /** What the application is called if it is not for an opening. */
  heading: string;
  /** The opening applied for; its title is the field of experience, which the applicant cannot change. */
  opening?: { id: number; title: string } | null;
  /** The id of the drawer that contains the form; it closes when the application has been sent. */
  drawer?: string;
  /** Whether there is room for two columns. */
  isWide?: boolean;
  /** The page that follows when the application has been sent. */
  thanks?: string;
};

/** For how many milliseconds the thanks stay before the page that follows. */
const thanksShown = 2000;

/** An application for a job, with its sum and its résumé. */
export function ApplicationForm({ id, initial, heading, opening = null, isWide = false, drawer, thanks }: Props) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [fileNotice, setFileNotice] = useState('');
  const leave = useLeave(thanks);
  const empty = { ...ownApplication(), heading };
  const entered = { ...empty, ...(initial && filledFields(initial)) };

  const { form, sum } = useSumForm({
    id,
    initial,
    schema: applicationFormInput,
    // In the order of the fields, because the list of errors follows it.
    defaults: { ...entered, phone: indianDigits(entered.phone), resume: initial?.file ?? null },
    call: (form) => call('POST /apply', { form }),
    failed: ({ message }) => message || t`Something went wrong. Please try again.`,
    onDone({ message, file_stored }) {
      toast.success(message || i18n._(careerTexts.sent));
      form.inputs.reset({ ...empty, ...openingFields(opening), resume: null });
      setFileNotice(file_stored === false ? message : '');
      if (file_stored === false) return;
      if (drawer) closeDialog(drawer);
      leave();
    },
  });
  const { inputs, pending } = form;

  useEffect(() => {
    for (const [name, value] of Object.entries(openingFields(opening))) inputs.setValue(name, value);
  }, [opening, inputs.setValue]);
  const fields = useFocusAfter(pending);

  return (
    <form noValidate onSubmit={form.submit} className="stack-5">
      {fileNotice && (
        <FocusedNote tone="problem">
          <p>{fileNotice}</p>
        </FocusedNote>
      )}
      <FormErrors form={sum} />
      <fieldset ref={fields} disabled={pending} className="min-w-0 stack-5">
        <ApplicationFields
          field={(name) => (name === 'phone' ? digitsOnly(form.field(name), indianDigits) : form.field(name))}
          isFieldLocked={opening !== null}
          isWide={isWide}
          resume={
            <AttachmentField
              form={form}
              name="resume"
              label={t`Résumé (optional, up to 5 MB)`}
              hint={t`PDF, DOC or DOCX`}
              accept={acceptOf(resumeFile.only.kinds)}
            />
          }
        />
        <SumField form={form} sum={sum} />
      </fieldset>
      <FormMessage form={form} />
      <Button type="submit" pending={pending} className="w-full">
        {pending ? <Trans>Submitting...</Trans> : <Trans>Submit application</Trans>}
      </Button>
      <ConsentNote />
    </form>
  );
}

function openingFields(opening: Props['opening']): Record<string, string> {
  if (!opening) return {};
  return { field_exprence: opening.title, heading: opening.title, jobOpeningId: String(opening.id) };
}

/** An empty application, with the details of a client who is logged in. */
function ownApplication() {
  const { name, email, phone, dialCode } = ownDetails();
  return {
    name,
    field_exprence: '',
    total_exprence: '' as const,
    city: '',
    email,
    phone: indianPhone(`${dialCode}${phone}`) ?? '',
    gender: 'male' as const,
    message: '',
    ...noSum,
    jobOpeningId: '',
    status: '',
    ...visitFields(),
  };
}

/** Goes to the page that follows when the thanks have been read, unless the visitor has left by then. */
function useLeave(thanks: string | undefined) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    if (thanks) timer.current = setTimeout(() => navigate(thanks), thanksShown);
  };
}

/** Gives the focus back to the field that had it before the fields were disabled. */
function useFocusAfter(pending: boolean) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const place = fields.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    place?.addEventListener('focusin', remember);
    return () => place?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (!pending && document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  }, [pending]);
  return fields;
}
