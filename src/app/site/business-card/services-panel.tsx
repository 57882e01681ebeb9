import { Trans } from '@lingui/react/macro';
import type { BusinessService } from '#features/business-card/business-card.schema.ts';
import { Prose, useOwnLanguage } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The services, each with the question that it answers. */
export function ServicesPanel({ services }: { services: readonly BusinessService[] }) {
  const languageOf = useOwnLanguage();
  return (
    <>
      <ul className="stack-6">
        {services.map(({ question, heading, answer }) => (
          <li key={answer}>
            {heading && (
              <h3 {...languageOf(heading)} className="text-lg">
                {heading}
              </h3>
            )}
            {question && (
              <p {...languageOf(question)} className="mt-1 text-ink-2">
                {question}
              </p>
            )}
            <Prose html={answer} className="prose-compact mt-2" />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to="/services">
          <Trans>All services</Trans>
        </TextLink>
      </p>
    </>
  );
}
