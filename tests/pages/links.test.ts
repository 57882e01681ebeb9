import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { inLanguage } from '#core/text/language.ts';
import { languages } from '#locales/languages.ts';
import { withSite } from '#tests/server.ts';
import { readSitemap } from '../../e2e/read-sitemap.ts';

const site = withSite();
const base = 'https://kasauti.example';
const codes = languages.map(({ code }) => code);
/** English, a language whose content is partly in its files, and one whose content is in a catalogue. */
const sampled = ['en', 'hi', 'en', 'de'];
/** Stored files are in the data folder, which a test starts without. */
const stored = '/storage/';
const atATime = pLimit(4);

type Page = { status: number; html: string };
const read = new Map<string, Promise<Page>>();

/** Reads an address once. */
function readPage(address: string): Promise<Page> {
  const known = read.get(address);
  if (known) return known;
  const page = atATime(async () => {
    let answer = await site.get(address);
    // A busy machine may refuse some of so many pages; a visitor would ask again, too.
    for (let times = 0; answer.status === 503 && times < 3; times += 1) answer = await site.get(address);
    return { status: answer.status, html: await answer.text() };
  });
  read.set(address, page);
  return page;
}

const valuesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
const withoutLanguage = (path: string) => path.replace(new RegExp(`^/(${codes.join('|')})(?=/|$)`), '') || '/';

/** The first and the last address of each kind of page: those of one noun with the same number of parts. */
async function listKinds(): Promise<string[]> {
  const kinds = Map.groupBy(await readSitemap(site.get), (path) => {
    const parts = path.split('/');
    return parts.length > 2 ? `${parts[1]} ${parts.length}` : path;
  });
  return [...kinds.values()].flatMap((same) => [...new Set([same.at(0), same.at(-1)])].flatMap((path) => path ?? []));
}

/** Links that differ only in their language, or in the values of a query, lead to the same page. */
function sameTarget({ pathname, searchParams, hash }: URL) {
  return [withoutLanguage(pathname), [...new Set(searchParams.keys())].sort().join(), hash].join(' ');
}

test('no link of the site leads to a page or a place on a page that does not exist', { timeout: 600_000 }, async () => {
  const paths = await listKinds();
  expect(paths.length).toBeGreaterThan(30);
  // Each page in one of them: what differs is the texts of editors, in which few links are.
  const pages = paths.map((path, at) => inLanguage(path, sampled[at % sampled.length] ?? 'en'));
  const links = new Map<string, { link: URL; on: string }>();
  await Promise.all(
    pages.map(async (on) => {
      const { status, html } = await readPage(on);
      expect([on, status]).toEqual([on, 200]);
      for (const href of valuesOf(html, /<a\s[^>]*?\bhref="([^"]*)"/g)) {
        const link = new URL(href, base + on);
        if (link.origin !== base || link.pathname.startsWith(stored)) continue;
        if (!links.has(sameTarget(link))) links.set(sameTarget(link), { link, on });
      }
    }),
  );

  const faults = await Promise.all(
    [...links.values()].map(async ({ link, on }) => {
      const { status, html } = await readPage(link.pathname + link.search);
      const id = decodeURIComponent(link.hash.slice(1));
      const isThere = !id || status >= 300 || html.includes(` id="${id}"`);
      return status < 400 && isThere ? [] : [`${link.href.replace(base, '')} (${status}), linked on ${on}`];
    }),
  );
  expect(faults.flat()).toEqual([]);
});
