import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { ownDetails } from '#app/forms/own-details.ts';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import type { PlainForm } from '#app/page/late-form/plain-form.ts';
import { useSentForm } from '#app/page/late-form/use-sent-form.ts';
import {
  businessCardTexts,
  businessQueryForm,
  type QueryOrigin,
} from '#features/business-card/business-query.schema.ts';
import { findCountryOfCode } from '#features/countries/countries.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { visitFields } from './visit-source.ts';

/** After how many milliseconds the page of thanks is opened, as the specification sets it. */
const thanksAfter = 1500;

/** The query of the business card and of the query link. Nothing is checked before it is sent. */
export function QueryForm({ initial, origin }: { initial: PlainForm; origin: QueryOrigin }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useCallForm({
    id: 'query',
    schema: businessQueryForm,
    defaults: { ...emptyQuery(initial.values), from_business: origin, ...visitFields() },
    call: (form) => call('POST /business-qurey', { form }),
    failed: ({ message }) => message || t`Something went wrong`,
    onDone({ message }) {
      toast.success(message || i18n._(businessCardTexts.sent));
      leaving.current = setTimeout(() => void navigate('/thankyou'), thanksAfter);
    },
  });

  useEffect(() => () => clearTimeout(leaving.current), []);

  useSentForm(initial, form.submit);

  return (
    <form noValidate onSubmit={form.submit} className="stack-5">
      <FormErrors form={form} />
      <TextField {...form.field('name')} label={t`Name`} autoComplete="name" />
      <EmailField {...form.field('email')} required={false} />
      <PhoneField
        form={form}
        code="country_code"
        phone="phone_number"
        country="country_name"
        label={<Trans>Phone (optional)</Trans>}
        required={false}
      />
      <TextArea {...form.field('product_details')} label={t`Product details`} />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Send query</Trans>
      </Button>
      <ConsentNote />
    </form>
  );
}

/** What was entered before the script had loaded, and otherwise the details of a client who is logged in. */
function emptyQuery(entered: PlainForm['values']) {
  const { name, email, phone, dialCode } = ownDetails();
  const country_code = (entered.phone_number && entered.country_code) || dialCode;
  return {
    name: entered.name || name,
    email: entered.email || email,
    country_code,
    country_name: findCountryOfCode(country_code)?.name ?? '',
    phone_number: entered.phone_number || phone,
    product_details: entered.product_details ?? '',
  };
}
