import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Answer } from '#features/knowledge-base/components/answer.tsx';
import type { FoundQuestion } from '#features/knowledge-base/find-questions.server.ts';
import { Accordion } from '#ui/accordion.tsx';
import { SearchTerm } from '#ui/search-term.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The questions that match a search; each opens in place and names its category. */
export function FoundQuestions({ q, found }: { q: string; found: readonly FoundQuestion[] }) {
  const { t } = useLingui();
  const words = <SearchTerm text={q} />;
  return (
    <>
      <h2 className="sr-only">{t`Matching questions`}</h2>
      <p role="status" className="mb-5 text-ink-2">
        <Plural value={found.length} one="# question" other="# questions" /> <Trans>for “{words}”</Trans>
      </p>
      <Accordion
        name="found-questions"
        items={found.map(({ category, ...one }) => ({
          id: `${category.slug}-${one.slug}`,
          title: one.question,
          content: (
            <Answer {...one} address={`/knowledge-base/${category.slug}#${one.slug}`}>
              <TextLink to={`/knowledge-base/${category.slug}`}>{category.name}</TextLink>
            </Answer>
          ),
        }))}
      />
      <p className="mt-6">
        <TextLink to="/knowledge-base">{t`All subjects`}</TextLink>
      </p>
    </>
  );
}
