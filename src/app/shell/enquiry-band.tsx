import { Trans } from '@lingui/react/macro';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { LateForm } from '#app/page/late-form/late-form.tsx';
import { withAccountTexts } from '#app/texts/with-account-texts.tsx';
import { Container } from '#ui/section.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';

const loadForm = () =>
  withAccountTexts(import('#app/lead-forms/enquiry-form.tsx').then(({ EnquiryForm }) => EnquiryForm));

/** The enquiry above the footer of every page. */
export function EnquiryBand({ callBase }: { callBase: string }) {
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
          <LateForm action={`${callBase}/sendnewsletter`} load={loadForm} props={{}}>
            <EnquiryFields />
            <ConsentNote />
          </LateForm>
        </div>
      </Container>
    </section>
  );
}
