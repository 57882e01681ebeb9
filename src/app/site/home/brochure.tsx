import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { HomeSection, HomeService } from '#features/home/home.schema.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';

export function Brochure({ section, services }: { section: HomeSection; services: HomeService[] }) {
  return (
    <Section id="brochure-request" tone="sheet">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-5">
          <h2 id="brochure-request-title">{section.title || section.name}</h2>
          {section.tag_line && <p className="mt-3 text-lg text-pretty text-ink-2">{section.tag_line}</p>}
          {section.content && <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: section.content }} />}
          <Button command="show-modal" commandfor="brochure" className="mt-6 print:hidden">
            <Trans>Request a brochure</Trans>
          </Button>
        </div>
        <ul className="gap-x-8 sm:columns-2 lg:col-span-6 lg:col-start-7">
          {services.map((service) => (
            <li
              key={service.id}
              dir="auto"
              className="rtl:text-right break-inside-avoid border-b border-rule py-2 text-sm max-sm:nth-[n+13]:hidden"
            >
              <Link
                to={`/services/${service.service_category.slug}/${service.slug}`}
                className="hover:text-assay hover:underline"
              >
                {service.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
