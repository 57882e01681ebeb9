import { Trans, useLingui } from '@lingui/react/macro';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { PlainPhoneFields } from '#app/page/plain-phone-fields.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { FileField, TextArea, TextField } from '#ui/fields/field.tsx';
import { Container } from '#ui/section.tsx';

const loadForm = () =>
  withAccountTexts(import('#app/lead-forms/enquiry-form.tsx').then(({ EnquiryForm }) => EnquiryForm));

/**
 * The enquiry above the footer of every page.
 *
 * @param isFolded whether the form waits under a button
 * @param message what the visitor is likely to ask on this page
 */
export function EnquiryBand(props: { callBase: string; isFolded: boolean; message: string }) {
  const { callBase, isFolded, message } = props;
  return (
    <section aria-labelledby="enquiry-title" className="border-y border-rule bg-sheet py-10 text-ink md:py-14">
      <Container className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="enquiry-title">
            <Trans>Ask us</Trans>
          </h2>
          <p className="mt-3 text-lg text-pretty text-ink-2">
            <Trans>
              Tell us about your product and its market. A consultant reads every enquiry and replies by email.
            </Trans>
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {/* The same elements on every page, so that what was typed stays when the visitor goes on. */}
          <details open={!isFolded} className="group">
            <summary
              className={
                isFolded ? buttonClass('secondary', 'group-open:mb-6 [&::-webkit-details-marker]:hidden') : 'hidden'
              }
            >
              <Trans>Ask a consultant</Trans>
            </summary>
            <LateForm action={`${callBase}/sendnewsletter`} load={loadForm} props={{}}>
              <EnquiryFields message={message} />
              <ConsentNote />
            </LateForm>
          </details>
        </div>
      </Container>
    </section>
  );
}

/** The enquiry's fields as they appear in every document, with the same ids as in the full form. */
function EnquiryFields({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField id="enquiry-name" name="name" label={t`Name`} autoComplete="name" required />
        <EmailField id="enquiry-email" name="email" />
        <PlainPhoneFields id="enquiry" phone="phone_number" label={<Trans>Phone (optional)</Trans>} required={false} />
        <FileField id="enquiry-pdf" name="pdf" label={t`File (optional, up to 10 MB)`} />
      </div>
      <TextArea
        id="enquiry-description"
        name="description"
        label={t`Message`}
        defaultValue={message || undefined}
        required
      />
      <PlainSum id="enquiry" />
      <Button type="submit">
        <Trans>Send enquiry</Trans>
      </Button>
    </>
  );
}
