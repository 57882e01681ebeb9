import { Trans } from '@lingui/react/macro';
import { OwnText } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ApplicantContact } from './applicant-contact.tsx';
import { Application } from './application.tsx';

type Contact = { heading: string; sub_heading: string; email: string; whatsapp: string };

/** The invitation at the end of the prospectus: whom to write to, and the application. */
export function Invitation({ contact }: { contact: Contact }) {
  const { heading, sub_heading } = contact;
  return (
    <section id="application" aria-labelledby="application-title" className="no-print py-12 md:py-20">
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="application-title">
            <OwnText text={heading} />
          </h2>
          <p className="mt-3 text-lg text-ink-2">
            <OwnText text={sub_heading} />
          </p>
          <div className="mt-8 border-t border-rule pt-5">
            <h3>
              <Trans>Would you rather write?</Trans>
            </h3>
            <ApplicantContact contact={contact} />
            <p className="mt-5">
              <TextLink to="/career">
                <Trans>See the current openings</Trans>
              </TextLink>
            </p>
          </div>
        </div>
        <div className="lg:col-span-7">
          <Application heading={sub_heading} isWide thanks="/thankyou" />
        </div>
      </Container>
    </section>
  );
}
