import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { keptSheets } from '#db/schema/kept-sheets.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

async function keep(family: string, answers: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ family, answers }).toString();
  const { key } = await (await site.get('/api/finder/sheets', { method: 'POST', headers, body })).json();
  return String(key);
}
const read = async (key: string) => (await site.get(`/api/finder/sheets/${key}`)).json();
const evaluate = async (family: string, box: string[], more: Record<string, unknown> = {}) =>
  (
    await site.post('/api/finder/evaluate', { family, audience: 'import', answers: { 'supplied-with': box, ...more } })
  ).json();

test('each thing in the box has the approvals of its own family, and what is asked once for a box is not repeated', async () => {
  const { in_the_box: rows } = await evaluate('laptop', ['charger', 'battery', 'cord', 'cable']);
  const keys = rows.map(({ approval }: { approval: string }) => approval);
  expect(keys).toEqual(
    expect.arrayContaining([
      'charger:laptop-charger:crs',
      'battery:mobile-battery:crs',
      'cord:power-cord:fmcs',
      'cable:usb-cable',
    ]),
  );
  expect(keys.join()).not.toMatch(/epr-|lmpc|import-policy|:isi/);
  expect(rows.find(({ approval }: { approval: string }) => approval === 'charger:laptop-charger:crs')).toMatchObject({
    ...{ name: 'Laptop charger: CRS', status: 'applies', url: '/approval-finder/laptop-charger' },
    // Both editions count until the older one ends.
    standards: ['62368-1', 'IS 13252'].map((name) =>
      expect.objectContaining({ number: expect.stringContaining(name) }),
    ),
  });
  expect((await evaluate('laptop', ['none'])).in_the_box).toEqual([]);
});

test('which family a battery is depends on its kind, and all that it may be stand there while nobody has said', async () => {
  const familiesOf = async (more = {}) => {
    const { in_the_box: rows } = await evaluate('cctv-camera', ['battery'], more);
    return [...new Set(rows.map(({ approval }: { approval: string }) => approval.split(':')[1]))];
  };
  expect(await familiesOf()).toEqual(['lithium-battery-pack', 'nickel-battery', 'dry-cell']);
  expect(await familiesOf({ battery: 'replaceable', 'battery-chemistry': ['lithium'] })).toEqual([
    'lithium-battery-pack',
  ]);
});

test('a kept sheet keeps what things in the box need, and one from before it did has no change', async () => {
  const key = await keep('laptop', 'audience=import&supplied-with=charger&supplied-with=cable');
  const { outcome, changes_since: none } = await read(key);
  const ofParts = outcome.filter((row: { key: string }) => row.key.includes(':'));
  expect(ofParts.map((row: { key: string }) => row.key)).toEqual(['charger:laptop-charger:crs', 'cable:usb-cable']);
  expect(ofParts[0].states[0]).toMatchObject({ state: 'in-force', audiences: ['import'] });
  expect(none).toEqual([]);
  const set = (kept: { key: string }[]) =>
    db()
      .update(keptSheets)
      .set({ outcome: kept as never })
      .where(eq(keptSheets.key, key));
  await set(outcome.filter((row: { key: string }) => !row.key.includes(':')));
  expect((await read(key)).changes_since).toEqual([]);
  await set(outcome.map((row: { key: string }) => (row === ofParts[0] ? { ...row, status: 'may-apply' } : row)));
  expect((await read(key)).changes_since).toMatchObject([
    { key: 'charger:laptop-charger:crs', now: { status: 'applies' } },
  ]);
  const html = await (await site.get(`/sheets/${key}`)).text();
  expect(html).toContain('Laptop charger: CRS');
  expect(html).toContain('What waits for another approval stands below it');
});
