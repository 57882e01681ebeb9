import { Trans } from '@lingui/react/macro';
import { useEachHasText, useTextUnder } from '#app/page/untranslated-frame.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { HomeSection } from './home-section.tsx';

/** On phones only so many cards have a text; the others are a list of names. */
const phoneTexts = 6;

export type ServiceCard = { slug: string; path: string; name: string; text: string };

export function ServicesGrid({
  section,
  services,
}: {
  section: { title: string | null; name: string; tagLine: string | null; content: string | null };
  services: ServiceCard[];
}) {
  const textUnder = useTextUnder();
  const hasText = useEachHasText()(services);
  return (
    <HomeSection
      id="services"
      section={section}
      lead={section.tagLine}
      action={
        <LinkButton to="/services" variant="secondary" className="max-md:hidden print:hidden">
          <Trans>All services</Trans>
        </LinkButton>
      }
    >
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {services.map((service, place) => (
          <li key={service.slug}>
            <Card
              to={service.path}
              title={service.name}
              seal={<Seal slug={service.slug} size={64} />}
              lines={6}
              hasTextOnPhones={place < phoneTexts}
            >
              {hasText && textUnder(service.name, service.text)}
            </Card>
          </li>
        ))}
      </ul>
      <LinkButton to="/services" variant="secondary" className="mt-4 w-full md:hidden print:hidden">
        <Trans>All services</Trans>
      </LinkButton>
    </HomeSection>
  );
}
