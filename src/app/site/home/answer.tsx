import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { AnswerSheet } from '#app/page/answer/answer-sheet.tsx';
import { useAnswer } from '#app/page/answer/use-answer.ts';
import { searchAddress } from '#app/page/search-address.ts';
import { SearchTerm } from '#ui/own-language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Shows the sheet that answers a search, in place; a search without one answer opens the results page. */
export function Answer({ query }: { query: string }) {
  const answer = useAnswer(query);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);
  // Somebody who types a code looks for what has that number.
  if (answer === null || answer?.family?.isCode) return <Navigate to={searchAddress(query)} />;
  if (!answer) return <Spinner />;
  const words = <SearchTerm text={query} />;
  return (
    <div ref={box} tabIndex={-1} className="mt-6 text-ink outline-none">
      <AnswerSheet answer={answer} query={query} />
      <p className="mt-3 text-paper">
        <TextLink to={searchAddress(query)} className="text-paper hover:text-paper">
          <Trans>All results for “{words}”</Trans>
        </TextLink>
      </p>
    </div>
  );
}
