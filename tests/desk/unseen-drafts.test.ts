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

/** Of these the demo site has none, or none of which it is certain where it is shown: there is one of each with a page of its own. */
const ownKinds = ['approvals', 'facts', 'rules', 'requirements', 'duties', 'side-rules', 'calendar-files'];
/** Ends as the first word of a trial does (`isFirst`): for that the settings write what the demo site does not say. */
const word = 'Zorbdraftone';

async function findLive(tried: (typeof kinds)[number]): Promise<Live> {
  const { kind } = tried;
  const { existing = '', use } = trials[kind] ?? expect.fail();
  const isOwn = ownKinds.includes(kind);
  const list = async () =>
    (await json(at.author.get(`/records/${kind}?status=published&per_page=1&q=${existing}`))).rows;
  const { id } = isOwn ? await publishOwn(tried, 'Zorbseen') : (await list())[0];
  const { live, may } = await json(at.author.get(`/records/${kind}/${id}`));
  if (isOwn) await use?.(live.document, Number(id));
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
  for (const tried of kinds) lives.set(tried.kind, await findLive(tried));
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
    const { id, document, may } = lives.get(kind) ?? expect.fail();
    const list = `/records/${kind}`;
    await trials[kind]?.prepare?.(word);
    if (!single) await json(at.author.send('POST', list, { document: write(drafted, bare(document), word) }));
    await json(at.author.send('PUT', `${list}/${id}/draft`, { document: write(drafted, document, word), edit: 0 }));
    if (!may.preview) continue;
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
