import { Trans } from '@lingui/react/macro';
import { LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Seal } from '#ui/seal.tsx';
import { Section } from '#ui/section.tsx';

export type ServiceCard = { slug: string; path: string; name: string; text: string };

export function ServicesGrid({
  section,
  services,
}: {
  section: { title: string | null; name: string; tagLine: string | null; content: string | null };
  services: ServiceCard[];
}) {
  return (
    <Section
      id="services"
      title={section.title || section.name}
      lead={section.tagLine}
      action={
        <LinkButton to="/services" variant="secondary" className="max-md:hidden print:hidden">
          <Trans>All services</Trans>
        </LinkButton>
      }
    >
      {section.content && <Prose html={section.content} className="prose-compact mb-8 text-ink-2" />}
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <li key={service.slug}>
            <Card to={service.path} title={service.name} seal={<Seal slug={service.slug} size={64} />} lines={6}>
              {service.text}
            </Card>
          </li>
        ))}
      </ul>
      <LinkButton to="/services" variant="secondary" className="mt-4 w-full md:hidden print:hidden">
        <Trans>All services</Trans>
      </LinkButton>
    </Section>
  );
}
