import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wordsOf } from '#app/page/page-text.ts';
import { searchAddress, searchExamples } from '#app/page/search-address.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Suggests what to do when nothing was found: try other words, browse the categories or ask a person. */
export function NextSteps({ categories }: { categories: { slug: string; name: string }[] }) {
  const { i18n } = useLingui();
  const examples = searchExamples.map((example) => wordsOf(i18n, example));
  return (
    <div className="grid gap-x-12 gap-y-8 border-t border-rule py-8 md:grid-cols-[1fr_2fr_1fr]">
      <Step title={<Trans>For example</Trans>}>
        <ul className="mt-2">
          {examples.map((example) => (
            <li key={example}>
              <TextLink to={searchAddress(example)} className="inline-block py-1">
                <bdi>{example}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      </Step>
      <Step title={<Trans>Services by category</Trans>}>
        <ul className="mt-2 gap-x-8 sm:columns-2">
          {categories.map(({ slug, name }) => (
            <li key={slug} className="break-inside-avoid">
              <TextLink to={`/services/${slug}`} className="inline-block py-1">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Step>
      <Step title={<Trans>Ask an expert</Trans>}>
        <p className="mt-2 mb-4 text-ink-2">
          <Trans>Tell us about your product and we’ll tell you which rules apply to it.</Trans>
        </p>
        <Button variant="secondary" command="show-modal" commandfor="schedule">
          <Trans>Schedule a call</Trans>
        </Button>
      </Step>
    </div>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
