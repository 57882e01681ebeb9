import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useListSearch } from '#app/page/lists/use-list-search.ts';
import { htmlToText } from '#core/html/html-to-text.ts';
import { Answer } from '#features/knowledge-base/components/answer.tsx';
import type { Question } from '#features/knowledge-base/list-knowledge.server.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { controlClass } from '#ui/fields/field-frame.tsx';
import { Icon } from '#ui/icon.tsx';
import { QuestionsByLanguage } from './questions-by-language.tsx';

type Listed = Omit<Question, 'id'>;

/**
 * The questions of a category, filtered in the browser by a text. Without script the form asks the server.
 *
 * @param slug of the category
 * @param given the text in the address
 */
export function CategoryQuestions({
  slug,
  given,
  questions,
}: {
  slug: string;
  given: string;
  questions: readonly Listed[];
}) {
  const { t } = useLingui();
  const [text, setText] = useState(given);
  const { input, clear, form } = useListSearch(given, (q) => (q ? `?${new URLSearchParams({ q })}` : '.'));
  // When the address changes, and at first, because the visitor may have typed before the script was there.
  useEffect(() => setText(input.current?.value ?? given), [given, input]);
  function showAll() {
    clear();
    setText('');
  }
  const shown = questions.filter(contains(text));
  return (
    <>
      <search className="no-print mb-6 block">
        <form method="get" {...form}>
          <label htmlFor="question-filter" className="mb-1.5 block font-semibold">
            <Trans>Search Questions</Trans>
          </label>
          <div className="flex gap-2">
            <input
              ref={input}
              id="question-filter"
              type="search"
              name="q"
              maxLength={100}
              defaultValue={given}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              className={`${controlClass} min-w-0 flex-1`}
            />
            <Button type="submit" variant="secondary" className="shrink-0 max-sm:px-3">
              <Icon name="search" />
              <span className="max-sm:sr-only">{t`Search`}</span>
            </Button>
          </div>
        </form>
      </search>
      <p role="status" className="mb-4 text-sm text-ink-2">
        <Plural value={shown.length} one="# question" other="# questions" />
      </p>
      {shown.length > 0 ? (
        <QuestionsByLanguage
          name="questions"
          headingLevel={2}
          questions={shown.map((question) => ({
            id: question.slug,
            title: question.question,
            text: question.answer,
            content: <Answer {...question} address={`/knowledge-base/${slug}#${question.slug}`} />,
          }))}
        />
      ) : (
        <EmptyState
          title={t`No question contains these words`}
          action={<Button variant="secondary" onClick={showAll}>{t`Show all questions`}</Button>}
        >
          <Trans>Try fewer words, or search the whole knowledge base.</Trans>
        </EmptyState>
      )}
    </>
  );
}

/** Whether a question or its answer contains every word of the text. */
function contains(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ question, answer }: Listed) => {
    const all = `${question} ${htmlToText(answer)}`.toLowerCase();
    return words.every((word) => all.includes(word));
  };
}
