import { expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { forgetLimits } from '#tests/account-steps.ts';
import { bare, json, kinds, withVisitors, write } from '#tests/kinds/kind-steps.ts';
import type { Document } from '#tests/kinds/trial.ts';
import { trials } from '#tests/kinds/trials.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, read } = withVisitors(site);

/** Where every kind is shown, beside the lists, feeds and sitemaps that many kinds are in. */
async function listPublic(documents: ReadonlyMap<string, Document>): Promise<string[]> {
  const own = [...documents].flatMap(([kind, document]) => trials[kind]?.shown?.(document) ?? []);
  const sitemaps = [
    ...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/kasauti\.example(\/sitemaps\/en\/[^<]+)/g),
  ];
  expect(sitemaps.length).toBeGreaterThan(0);
  const named = (kind: string, field = 'slug') => String(documents.get(kind)?.[field]);
  const sheets = [`/approval-finder/${named('families')}`, `/approval-finder/${named('families')}/answers`];
  const pages = ['/approval-finder', ...sheets, `/products/${named('requirements', 'product')}`, '/mandatory-products'];
  const calls = ['products', 'services', 'blogs', 'notifications', 'knowledge-base', 'home', 'top-bar', 'footer'];
  const files = ['notifications/feeds/all.rss', 'blogs/feeds/all.atom', 'orders/calendar.ics', 'holiday-list/all.ics'];
  const others = [
    ...calls.map((name) => `/api/${name}`),
    ...files.map((name) => `/${name}`),
    '/sitemap',
    '/robots.txt',
  ];
  return [...new Set([...own, ...sitemaps.map(([, path = '']) => path), ...pages, ...others])];
}

test('drafts and previews of every kind change nothing that visitors see, and the next write neither', async () => {
  const lives = new Map<string, { id: string; document: Document; may: { preview: boolean } }>();
  for (const { kind } of kinds) {
    const { rows } = await json(at.author.get(`/records/${kind}?status=published&per_page=1`));
    if (!rows[0]) continue;
    const { live, may } = await json(at.author.get(`/records/${kind}/${rows[0].id}`));
    lives.set(kind, { id: rows[0].id, document: live.document, may });
  }
  const addresses = await listPublic(new Map([...lives].map(([kind, { document }]) => [kind, document])));
  const see = async () => {
    const seen: [string, string][] = [];
    // Links to files are signed for an hour.
    for (const path of addresses) seen.push([path, (await read(path)).replace(/download-files\/[\w.-]+/g, '')]);
    return new Map(seen);
  };
  const before = await see();
  const expectSame = async () => {
    const after = await see();
    expect(addresses.filter((path) => after.get(path) !== before.get(path))).toEqual([]);
  };
  await expectSame();

  for (const drafted of kinds) {
    const { kind, single } = drafted;
    const { id, document, may } = lives.get(kind) ?? { document: {} };
    const list = `/records/${kind}`;
    if (!single) await json(at.author.send('POST', list, { document: write(drafted, bare(document), 'Zorbdraft') }));
    if (!id) continue;
    await trials[kind]?.prepare?.('Zorbdraft');
    await json(
      at.author.send('PUT', `${list}/${id}/draft`, { document: write(drafted, document, 'Zorbdraft'), edit: 0 }),
    );
    if (!may?.preview) continue;
    // More are opened than an author opens in an hour.
    await forgetLimits();
    const previewed = await at.author.send('POST', `${list}/${id}/preview`);
    // What is a text of several pages, or of none, has no preview.
    if (previewed.status === 409) continue;
    const [page] = (await json(previewed)).pages;
    expect([kind, (await site.get(new URL(page.url).pathname)).status]).toEqual([kind, 200]);
  }
  await expectSame();
  await writeContent(async (tx, changed) => {
    await tx.execute(sql`update tutorials set title = title`);
    changed('tutorial', []);
  });
  await expectSame();
});
