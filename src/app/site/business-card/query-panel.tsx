import { Trans, useLingui } from '@lingui/react/macro';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { PlainPhoneFields } from '#app/page/plain-phone-fields.tsx';
import { useRootData } from '#app/page/root-data.ts';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import type { QueryOrigin } from '#features/business-card/business-query.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields/field.tsx';

const loadForm = () => withAccountTexts(import('#app/lead-forms/query-form.tsx').then((module) => module.QueryForm));

/** The query as the document contains it; the form that sends it is fetched when it is needed. */
export function QueryPanel({ origin }: { origin: QueryOrigin }) {
  const { t } = useLingui();
  const callBase = useRootData()?.callBase ?? '';
  return (
    <LateForm action={`${callBase}/business-qurey`} load={loadForm} props={{ origin }}>
      <TextField id="query-name" name="name" label={t`Name`} autoComplete="name" />
      <EmailField id="query-email" name="email" required={false} />
      <PlainPhoneFields id="query" phone="phone_number" label={<Trans>Phone (optional)</Trans>} required={false} />
      <TextArea id="query-product_details" name="product_details" label={t`Product details`} />
      <input type="hidden" name="from_business" value={origin} />
      <Button type="submit">
        <Trans>Send query</Trans>
      </Button>
      <ConsentNote />
    </LateForm>
  );
}
