import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { OwnText, Prose, useOwnLanguage } from '#ui/own-language.tsx';
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
  const own = useOwnLanguage();
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
            <article className="streak relative flex h-full gap-4 border-t border-rule py-6">
              <div className="shrink-0">
                <Seal slug={service.slug} size={64} />
              </div>
              <div className="min-w-0">
                <h3>
                  <Link
                    to={service.path}
                    className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-assay"
                  >
                    <OwnText text={service.name} />
                  </Link>
                </h3>
                <p {...own(service.text)} className="mt-2 text-ink-2">
                  {service.text}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <LinkButton to="/services" variant="secondary" className="mt-4 w-full md:hidden print:hidden">
        <Trans>All services</Trans>
      </LinkButton>
    </Section>
  );
}
