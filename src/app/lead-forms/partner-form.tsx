import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { asciiDigits } from '#core/text/digits.ts';
import { entityTypes, partnerTypes } from '#features/leads/lead-kinds.schema.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { partnerInput } from '#features/leads/partner.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { entityTypeLabels, partnerTypeLabels } from './fields/option-labels.ts';
import { PersonFields } from './fields/person-fields.tsx';
import { SentNote } from './sent-note.tsx';
import { visitFields } from './visit-source.ts';

const empty = {
  name: '',
  email: '',
  country_code: '+91',
  phone: '',
  partner_type: '',
  entity_type: '',
  organization: '',
  designation: '',
  field_of_expertise: '',
  year_of_experience: '',
} as const;

/** The specification sets a different country code after a reset. */
const codeAfterReset = '+1';

/** The form of the partner drawer: one call, no one-time password. */
export function PartnerForm() {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [isSent, setSent] = useState(false);
  const { name, email, phone, dialCode } = ownDetails();
  const filled = { ...empty, name, email, phone, country_code: dialCode };
  const form = useCallForm({
    id: 'partner',
    schema: partnerInput,
    defaults: { ...filled, ...visitFields() },
    call: (input) => call('POST /partner-with-us', { input }),
    failed: t`Error submitting partner request`,
    onDone() {
      toast.success(i18n._(leadTexts.partnerSent));
      form.inputs.reset({ ...filled, ...visitFields(), country_code: phone ? dialCode : codeAfterReset });
      setSent(true);
    },
  });
  const entityType = form.inputs.watch('entity_type');
  const years = form.field('year_of_experience');

  if (isSent) {
    return (
      <SentNote title={<Trans>Your application has reached us.</Trans>} onAnother={() => setSent(false)}>
        <Trans>One of our consultants will write or call within one working day.</Trans>
      </SentNote>
    );
  }

  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <FormErrors form={form} />
      <PersonFields form={form} />
      <PhoneField form={form} code="country_code" phone="phone" />
      <ChoiceField
        legend={<Trans>Partner type</Trans>}
        field={form.field('partner_type')}
        choices={partnerTypes.map((value) => ({
          value,
          label: i18n._(partnerTypeLabels[value].name),
          text: i18n._(partnerTypeLabels[value].text),
        }))}
      />
      <ChoiceField
        legend={<Trans>Entity type</Trans>}
        field={form.field('entity_type')}
        choices={entityTypes.map((value) => ({ value, label: i18n._(entityTypeLabels[value]) }))}
      />
      {entityType === 'Organization' && (
        <>
          <TextField {...form.field('organization')} label={t`Company name`} autoComplete="organization" required />
          <TextField {...form.field('designation')} label={t`Designation`} autoComplete="organization-title" required />
        </>
      )}
      {entityType === 'Individual' && (
        <>
          <TextField {...form.field('field_of_expertise')} label={t`Field of expertise`} required />
          <TextField
            {...years}
            onChange={(event) => {
              const digits = asciiDigits(event.target.value);
              if (event.target.value !== digits) event.target.value = digits;
              return years.onChange(event);
            }}
            label={t`Years of experience`}
            inputMode="decimal"
            dir="ltr"
            className="text-start tabular"
            required
          />
        </>
      )}
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending} className="w-full">
        <Trans>Send request</Trans>
      </Button>
      <ConsentNote />
    </form>
  );
}
