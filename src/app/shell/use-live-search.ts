import { type RefObject, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { longestShown } from '#app/site/search/search-address.ts';
import { isLongEnough } from '#features/search/query-length.ts';
import type { SearchResults } from '#features/search/search.schema.ts';

/** The results and the text that they belong to; the last answer stays until the next one arrives. */
export type LiveSearch = { searching: boolean; failed: boolean; query: string; results: SearchResults | null };

const nothing: LiveSearch = { searching: false, failed: false, query: '', results: null };

/** The search waits until no key has been pressed for this many milliseconds. */
const pause = 200;

/** Searches while the text in the box gets longer, including text that was typed before the script had loaded. */
export function useLiveSearch(input: RefObject<HTMLInputElement | null>): LiveSearch {
  const [search, setSearch] = useState(nothing);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    let length = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let controller = new AbortController();

    function stop() {
      clearTimeout(timer);
      controller.abort();
    }

    async function runSearch(query: string) {
      controller = new AbortController();
      const { signal } = controller;
      setSearch((last) => ({ ...last, searching: true }));
      const answer = await call('POST /search', { input: { query }, signal });
      if (signal.aborted) return;
      setSearch({ searching: false, failed: !answer.ok, query, results: answer.ok ? answer.data : null });
    }

    function follow() {
      const query = box?.value.trim().slice(0, longestShown) ?? '';
      const grows = query.length > length;
      length = query.length;
      if (!isLongEnough(query)) {
        stop();
        setSearch(nothing);
      } else if (grows) {
        stop();
        timer = setTimeout(runSearch, pause, query);
      }
    }

    follow();
    box.addEventListener('input', follow);
    return () => {
      stop();
      box.removeEventListener('input', follow);
    };
  }, [input]);

  return search;
}
