import { Trans, useLingui } from '@lingui/react/macro';
import { useFormAction } from '#app/calls/use-form-action.ts';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { PlainSum } from '#app/page/fields/sum-row.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { PlainPhoneFields } from '#app/page/plain-phone-fields.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields/field.tsx';
import { Container } from '#ui/section.tsx';

const loadForm = () =>
  withAccountTexts(import('#app/lead-forms/sheet-enquiry-form.tsx').then((module) => module.SheetEnquiryForm));

/**
 * The enquiry about a kept sheet, in place of the one that stands above the footer of other pages.
 * @param sheet `isSent` tells whether a browser without script has just sent the enquiry
 * @param isKnown whether the sheet says what the product is; otherwise only its sender can
 */
export function SheetEnquiry({ sheet, isKnown }: { sheet: { key: string; isSent: boolean }; isKnown: boolean }) {
  const { key, isSent } = sheet;
  const formAction = useFormAction();
  return (
    <section aria-labelledby="enquiry-title" className="no-print border-y border-rule bg-sheet py-10 text-ink md:py-14">
      <Container className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="enquiry-title">
            <Trans>Ask us about this sheet</Trans>
          </h2>
          <p className="mt-3 text-lg text-pretty text-ink-2">
            <Trans>
              A consultant gets this sheet with your answers and everything that is still open on it, and replies by
              email.
            </Trans>
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          {isSent ? (
            <p role="status" className="border-s-2 border-gold ps-4">
              <strong className="font-semibold">
                <Trans>Your enquiry has reached us.</Trans>
              </strong>{' '}
              <Trans>One of our consultants will write or call within one working day.</Trans>
            </p>
          ) : (
            <LateForm
              action={formAction(`/finder/sheets/${key}/enquiry`)}
              load={loadForm}
              props={{ sheet: key, isKnown }}
            >
              <SheetEnquiryFields isKnown={isKnown} />
              <ConsentNote />
            </LateForm>
          )}
        </div>
      </Container>
    </section>
  );
}

/** The fields as the document has them, with the same ids as in the form that the script brings. */
function SheetEnquiryFields({ isKnown }: { isKnown: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField id="enquiry-name" name="name" label={t`Name`} autoComplete="name" required />
        <EmailField id="enquiry-email" name="email" />
        <PlainPhoneFields id="enquiry" phone="phone" label={<Trans>Phone (optional)</Trans>} required={false} />
      </div>
      <TextArea
        id="enquiry-message"
        name="message"
        label={isKnown ? t`Your question (optional)` : t`What is the product?`}
        required={!isKnown}
      />
      <PlainSum id="enquiry" />
      <Button type="submit">
        <Trans>Send enquiry</Trans>
      </Button>
    </>
  );
}
