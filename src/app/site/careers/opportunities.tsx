import { Trans, useLingui } from '@lingui/react/macro';
import type { CareerBlock } from '#features/careers/get-career-prospectus.server.ts';
import { buttonClass } from '#ui/button.tsx';
import { OwnText, Prose } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';

/** The fields of work, numbered like the chapters of a prospectus; each leads to the application. */
export function Opportunities({ opportunities }: { opportunities: readonly CareerBlock[] }) {
  const { t } = useLingui();
  if (opportunities.length === 0) return null;
  return (
    <Section id="fields" tone="sheet" title={<Trans>Job Opportunities in Major Compliance Fields</Trans>}>
      <ol className="grid gap-x-12 md:grid-cols-2">
        {opportunities.map(({ slug, title, description }, place) => (
          <li key={slug} className="streak grid grid-cols-[3rem_minmax(0,1fr)] border-t border-rule py-6">
            <span aria-hidden="true" className="font-serif text-2xl text-gold-ink tabular">
              {place + 1}
            </span>
            <div className="flex flex-col items-start">
              <h3>
                <OwnText text={title} />
              </h3>
              <Prose html={description} className="mt-2 mb-4 text-base" />
              <a
                href="#application"
                aria-label={t`Apply Now: ${title}`}
                className={buttonClass('secondary', 'no-print mt-auto')}
              >
                <Trans>Apply Now</Trans>
              </a>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
