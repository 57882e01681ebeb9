import { expect, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { bare, json, kinds, withVisitors, write } from '#tests/kinds/kind-steps.ts';
import type { Document } from '#tests/kinds/trial.ts';
import { trials } from '#tests/kinds/trials.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, visit, read, publishOwn } = withVisitors(site);

/** A public record that is drafted anew. */
type Live = { id: string; document: Document; may: { preview: boolean } };

/** Of these no page of the demo site shows just the first, so there is one of each that a page was made for. */
const ownKinds = ['approvals', 'facts', 'rules', 'requirements', 'duties', 'side-rules'];

async function findLive(tried: (typeof kinds)[number]): Promise<Live | undefined> {
  const { kind } = tried;
  const { existing = '', use } = trials[kind] ?? expect.fail();
  const find = async () =>
    (await json(at.author.get(`/records/${kind}?status=published&per_page=1&q=${existing}`))).rows;
  const id = ownKinds.includes(kind) ? (await publishOwn(tried, 'Zorbseen')).id : (await find())[0]?.id;
  if (id === undefined) return undefined;
  const { live, may } = await json(at.author.get(`/records/${kind}/${id}`));
  if (ownKinds.includes(kind)) await use?.(live.document, Number(id));
  return { id, document: live.document, may };
}

/** Where the records are shown, beside the lists, feeds and sitemaps that many kinds are in. */
async function listPublic(lives: ReadonlyMap<string, Live>): Promise<string[]> {
  const own = [...lives].flatMap(([kind, { document }]) => trials[kind]?.shown?.(document) ?? []);
  const sitemaps = [
    ...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/kasauti\.example(\/sitemaps\/en\/[^<]+)/g),
  ];
  expect(sitemaps.length).toBeGreaterThan(0);
  const family = lives.get('families')?.document.slug;
  const pages = ['/approval-finder', `/approval-finder/${family}`, `/approval-finder/${family}/answers`];
  const calls = ['products', 'services', 'blogs', 'notifications', 'knowledge-base', 'home', 'top-bar', 'footer'];
  const files = ['notifications/feeds/all.rss', 'blogs/feeds/all.atom', 'orders/calendar.ics', 'holiday-list/all.ics'];
  const others = [
    ...calls.map((name) => `/api/${name}`),
    ...files.map((name) => `/${name}`),
    ...[(await visit('/mandatory-products')).headers.get('location') ?? '', '/sitemap', '/robots.txt'],
  ];
  return [...new Set([...own, ...sitemaps.map(([, path = '']) => path), ...pages, ...others])];
}

test('drafts and previews of every kind change nothing that visitors see, and the next write neither', async () => {
  // One network opens more previews than a person does in a minute.
  vi.stubEnv('RATE_LIMIT_SCALE', '100');
  const lives = new Map<string, Live>();
  for (const tried of kinds) {
    const live = await findLive(tried);
    if (live) lives.set(tried.kind, live);
  }
  const addresses = await listPublic(lives);
  const see = async () => {
    const seen = new Map<string, string>();
    for (const path of addresses) {
      const answer = await visit(path);
      // Links to files are signed for an hour.
      seen.set(path, `${answer.status} ${(await answer.text()).replace(/download-files\/[\w.-]+/g, '')}`);
    }
    return seen;
  };
  const before = await see();
  expect(addresses.filter((path) => !before.get(path)?.startsWith('200 '))).toEqual([]);
  for (const kind of ownKinds) {
    const shown = trials[kind]?.shown?.(lives.get(kind)?.document ?? {});
    expect([kind, before.get(shown ?? '')]).toEqual([kind, expect.stringContaining('Zorbseen')]);
  }
  const expectSame = async () => {
    const after = await see();
    expect(addresses.filter((path) => after.get(path) !== before.get(path))).toEqual([]);
  };

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
