import { useEffect, useState } from 'react';
import { call } from '#desk/calls/call.ts';

export type Option = { slug: string; title: string };

const none: readonly Option[] = [];

/** Public records of a kind by words, while the list is open. */
export function useOptions(kind: string, words: string, isOpen: boolean): readonly Option[] {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { q: words.trim() || undefined };
      const result = await call('GET /options/{kind}', { params: { kind }, query, signal: stop.signal });
      if (result.ok) setFound(result.data.rows);
    }, 150);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, words, isOpen]);
  return found;
}

/** The titles of records by their slugs, as soon as they are known. */
export function useTitles(kind: string, slugs: readonly string[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = slugs.filter((slug) => !titles.has(slug)).join(',');
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    void call('GET /options/{kind}', { params: { kind }, query: { slugs: wanted }, signal: stop.signal }).then(
      (result) => {
        if (!result.ok) return;
        const known = result.data.rows.map(({ slug, title }) => [slug, title] as const);
        // One that is gone is named by its slug, and not asked for again.
        const others = wanted.split(',').map((slug) => [slug, slug] as const);
        setTitles((before) => new Map([...before, ...others, ...known]));
      },
    );
    return () => stop.abort();
  }, [kind, wanted]);
  return titles;
}

/** All public records of a kind where they are few; undefined until they are known. */
export function useFewOptions(kind: string | null): readonly Option[] | 'too many' | undefined {
  const [few, setFew] = useState<readonly Option[] | 'too many'>();
  useEffect(() => {
    if (!kind) return;
    const stop = new AbortController();
    void call('GET /options/{kind}', { params: { kind }, signal: stop.signal }).then((result) => {
      if (result.ok) setFew(result.data.hasMore ? 'too many' : result.data.rows);
    });
    return () => stop.abort();
  }, [kind]);
  return few;
}
