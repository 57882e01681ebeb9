import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { LandingFields } from '#app/page/fields/landing-fields.tsx';
import { filledFields, type PlainForm } from '#app/page/late-form/plain-form.ts';
import { acceptOf } from '#core/files/document-kinds.ts';
import { findCountryName } from '#features/countries/countries.ts';
import { landingFile } from '#features/landing/landing.schema.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { AttachmentField } from './fields/attachment-field.tsx';
import { digitsOf, digitsOnly } from './fields/digits-only.ts';
import { SumField } from './fields/sum-field.tsx';
import { FocusedNote } from './focused-note.tsx';
import { ownQuery } from './own-query.ts';
import { landingFormInput } from './schemas/landing-form.schema.ts';
import { noSum, useSumForm } from './use-sum-form.ts';

/** The main form of the landing page. Its sum can be left open. */
export function LandingForm({ initial }: { initial: PlainForm }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [fileNotice, setFileNotice] = useState('');
  const empty = { ...ownQuery(), ...noSum };
  const entered = { ...empty, ...filledFields(initial) };

  const { form, sum } = useSumForm({
    id: 'landing',
    initial,
    schema: landingFormInput,
    // In the order of the fields, because the list of errors follows it.
    defaults: {
      ...entered,
      phone_number: digitsOf(entered.phone_number),
      country_name: findCountryName(entered.country_code) ?? '',
      pdf: initial.file,
    },
    call: (form) => call('POST /sendnewsletterads', { form }),
    failed: ({ message }) => message || t`Something went wrong!`,
    onDone({ message, file_stored }) {
      toast.success(message || i18n._(leadTexts.enquirySent));
      form.inputs.reset({ ...empty, pdf: null });
      setFileNotice(file_stored === false ? message : '');
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="stack-5">
      {fileNotice && (
        <FocusedNote tone="problem">
          <p>{fileNotice}</p>
        </FocusedNote>
      )}
      <FormErrors form={sum} />
      <LandingFields
        field={(name) => (name === 'phone_number' ? digitsOnly(form.field(name)) : form.field(name))}
        onCode={(code) => form.inputs.setValue('country_name', findCountryName(code) ?? '')}
        file={
          <AttachmentField
            form={form}
            name="pdf"
            label={t`PDF (optional, up to 10 MB)`}
            accept={acceptOf(landingFile.only.kinds)}
          />
        }
      >
        <SumField form={form} sum={sum} isOptional />
        <FormMessage form={form} />
        <Button type="submit" pending={form.pending} className="w-full">
          {form.pending ? <Trans>Submitting...</Trans> : <Trans>Submit</Trans>}
        </Button>
      </LandingFields>
    </form>
  );
}
