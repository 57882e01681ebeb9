import { type RefObject, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { longestShown } from '#app/site/search/search-address.ts';
import { isLongEnough } from '#features/search/query-length.ts';
import type { SearchResults } from '#features/search/search.schema.ts';

/** What was found and for which text; while the next answer is awaited, the last one stays. */
export type LiveSearch = { searching: boolean; failed: boolean; query: string; results: SearchResults | null };

const nothing: LiveSearch = { searching: false, failed: false, query: '', results: null };

/** Typing goes on when the next letter comes within this many milliseconds. */
const pause = 200;

/** Searches for what stands in that box while it gets longer (readings Q13), what was typed before the script included. */
export function useLiveSearch(input: RefObject<HTMLInputElement | null>): LiveSearch {
  const [search, setSearch] = useState(nothing);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    let length = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();

    function stop() {
      clearTimeout(timer);
      asked.abort();
    }

    async function ask(query: string) {
      asked = new AbortController();
      const { signal } = asked;
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
        timer = setTimeout(ask, pause, query);
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
