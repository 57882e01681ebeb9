import { type RefObject, useEffect, useState } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import type { FirstAnswer } from '#app/page/answer/find-first-answer.server.ts';
import { useAnswer } from '#app/page/answer/use-answer.ts';
import { longestShown } from '#app/page/search-address.ts';
import { isLongEnoughWhileTyped } from '#features/search/query/query.ts';
import type { SearchResults } from '#features/search/search.schema.ts';

/** The results and the text that they belong to; the last answer stays until the next one arrives. */
export type LiveSearch = {
  searching: boolean;
  failed: boolean;
  query: string;
  results: SearchResults | null;
  /** What answers the search before its results; null when only they do. */
  answer: FirstAnswer | null;
};

const nothing: LiveSearch = { searching: false, failed: false, query: '', results: null, answer: null };

/** The search waits until no key has been pressed for this many milliseconds. */
const pause = 200;

/** Searches while the text in the box gets longer, including text that was typed before the script had loaded. */
export function useLiveSearch(input: RefObject<HTMLInputElement | null>): LiveSearch {
  const query = useGrowingText(input);
  const { result } = useCall('POST /search', query === '' ? null : { input: { query } });
  const answer = useAnswer(query);
  const [last, setLast] = useState(nothing);

  if (query === '') {
    if (last !== nothing) setLast(nothing);
    return nothing;
  }
  // Both are shown at once, so that nothing moves below a finger or a key.
  if (!result || answer === undefined) return { ...last, searching: true };
  const search = { searching: false, failed: !result.ok, query, results: result.ok ? result.data : null, answer };
  if (last.query !== query || last.results !== search.results) setLast(search);
  return search;
}

/** The text in the box, updated after a pause if it has grown; empty while it is too short to search. */
function useGrowingText(input: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState('');

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    let length = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function follow() {
      const typed = box?.value.trim().slice(0, longestShown) ?? '';
      const grows = typed.length > length;
      length = typed.length;
      if (!isLongEnoughWhileTyped(typed)) {
        clearTimeout(timer);
        setText('');
      } else if (grows) {
        clearTimeout(timer);
        timer = setTimeout(setText, pause, typed);
      }
    }

    follow();
    box.addEventListener('input', follow);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('input', follow);
    };
  }, [input]);

  return text;
}
