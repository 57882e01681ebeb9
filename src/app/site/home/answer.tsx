import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useHref } from 'react-router';
import { AnswerSheet } from '#app/page/answer-sheet.tsx';
import type { FirstAnswer as Found } from '#app/page/find-first-answer.server.ts';
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
  if (answer === null) return <Navigate to={searchAddress(query)} />;
  if (!answer) return <Spinner />;
  const words = <SearchTerm text={query} />;
  return (
    <div ref={box} tabIndex={-1} className="mt-6 text-ink outline-none">
      <AnswerSheet answer={answer} />
      <p className="mt-3 text-paper">
        <TextLink to={searchAddress(query)} className="text-paper hover:text-paper">
          <Trans>All results for “{words}”</Trans>
        </TextLink>
      </p>
    </div>
  );
}

/** Undefined while it is searched; null when there is not one answer, or it could not be fetched. */
function useAnswer(query: string): Found | null | undefined {
  const address = useHref('/search/answer');
  const [fetched, setFetched] = useState<{ query: string; answer: Found | null }>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`${address}?${new URLSearchParams({ q: query })}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
      .then((answer: Found | null) => leaving.signal.aborted || setFetched({ query, answer }));
    return () => leaving.abort();
  }, [address, query]);
  return fetched?.query === query ? fetched.answer : undefined;
}
