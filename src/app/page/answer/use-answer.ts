import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import type { FirstAnswer } from './find-first-answer.server.ts';

/**
 * What a search is answered with before its results, fetched for a search without a page of its own. Undefined while it
 * is searched, and for an empty query; null when there is no answer, or it could not be fetched.
 */
export function useAnswer(query: string): FirstAnswer | null | undefined {
  const address = useHref('/search/answer');
  const [fetched, setFetched] = useState<{ query: string; answer: FirstAnswer | null }>();
  useEffect(() => {
    if (query === '') return;
    const leaving = new AbortController();
    fetch(`${address}?${new URLSearchParams({ q: query })}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null)
      .then((answer: FirstAnswer | null) => leaving.signal.aborted || setFetched({ query, answer }));
    return () => leaving.abort();
  }, [address, query]);
  return fetched?.query === query ? fetched.answer : undefined;
}
