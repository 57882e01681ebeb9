import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { withContentFolder } from '#tests/content-steps.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { importContent } from './import-content.ts';

const database = withTestDatabase();
const folder = withContentFolder();

/** The file of an instrument in five lines, followed by the given ones. */
function addOrder(slug: string, more: string, head = 'published: 2026-02-03') {
  const text = ['kind: order', head, 'title: Zorbits', 'recorded: 2026-02-04', 'confidence: gazette', more, ''];
  return writeFile(join(folder, `orders/${slug}.yaml`), text.join('\n'));
}

const effects = (...each: string[][]) =>
  [
    'effects:',
    ...each.flatMap((lines, index) => [
      '  - confidence: gazette',
      ...[...lines, `id: e${index}`].map((line) => `    ${line}`),
    ]),
  ].join('\n');

async function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, change(before));
}

// It imports the whole content, which takes a while on a busy machine.
test('the import says for each doubt of the work list what would settle it', { timeout: 120_000 }, async () => {
  await edit(
    'order-worklist.yaml',
    () => '- subject: Zorbits\n  reason: It was not read.\n  ask: Read the schedule.\n',
  );
  const { doubts } = await importContent({ folder });
  expect(doubts).toEqual(['Zorbits: Read the schedule.']);
});

describe('the import names by file and line', () => {
  const everything = async () =>
    JSON.stringify([
      await getContentVersion(database()),
      await database().select().from(orders),
      await database().select().from(orderEffects),
    ]);
  let before: string;
  let said: string;

  // All mistakes are reported together, so a single import shows every one of them.
  beforeAll(async () => {
    await addOrder('sound', '');
    await addOrder('target', effects(['kind: rescind', 'order: no-such-order']));
    await addOrder('ends', effects(['kind: pause', 'order: sound', 'on: 2026-05-01', 'until: 2026-04-30']));
    await addOrder('ended', effects(['kind: pause', 'order: sound', 'until: 2026-02-02']));
    for (const [own, next] of ['ab', 'bc', 'ca'])
      await addOrder(`loop-${own}`, effects(['kind: supersede', `order: loop-${next}`]));
    for (const [own, next] of ['de', 'ed'])
      await addOrder(`loop-${own}`, effects(['kind: rescind', `order: loop-${next}`]));
    const begins = (day: string) => ['kind: commence', 'audiences: [import]', `on: ${day}`];
    await addOrder('twice', effects(begins('2026-05-01'), begins('2026-06-01')));
    for (const [slug, day] of [
      ['one', '2026-05-01'],
      ['two', '2026-06-01'],
    ])
      await addOrder(`move-${slug}`, effects(['kind: defer', 'order: sound', `on: ${day}`]));
    await addOrder('audience', effects(['kind: commence', 'audiences: [large, giant]', 'on: 2026-05-01']));
    for (const slug of ['number', 'number-again'])
      await addOrder(slug, '', 'number: S.O. 9000(E)\npublished: 2026-02-03');
    const check = '  - { on: 2026-05-01, against: the gazette, result: same }';
    await addOrder('repeats', `lines:\n  bis_isi: 1-3, 2\nchecks:\n${check}\n${check}`);
    await addOrder('formula', 'subject: "@SUM(1)"');
    const accepts = ['kind: concurrent', 'order: sound', 'lines: { bis_crs: 1 }', 'until: 2028-11-01'];
    await addOrder('accepts-other', effects([...accepts, 'standard: IS 999999:2026']));
    await addOrder('accepts-none', effects(accepts));
    await addOrder('Not_an_address', '');
    await edit('hs-codes.csv', (text) =>
      text.replace('\n', '\nbis_isi,1,8516,ours,"=HYPERLINK(""https://x.example"")",,own\n'),
    );
    await edit('order-worklist.yaml', () =>
      [
        '- subject: Zorbits',
        '  orders: [no-such-order]',
        '  lines: { bis_isi: 999999 }',
        '  reason: It was not read.',
        '  ask: Read it.',
        '- subject: Nothing',
        '  reason: It was not read.',
        '  ask: Read it.',
        '  say: It was not read.',
        '- subject: Nothing',
        '  reason: It was not read.',
        '  ask: Read it again.',
      ].join('\n'),
    );
    before = await everything();
    const error: unknown = await importContent({ folder }).catch((reason: unknown) => reason);
    said = error instanceof Error ? error.message : 'nothing';
  });

  test.each([
    ['an order that does not exist', "orders/target.yaml:9: there is no order 'no-such-order'"],
    ['an effect that ends before it begins', 'until: ends on 2026-04-30, before it begins on 2026-05-01'],
    ['an effect that ends before its instrument', 'orders/ended.yaml:10: ends on 2026-02-02, before the instrument'],
    ['a loop of successors', 'orders/loop-a.yaml:9: loop-a replaces an order that replaces it'],
    ['each order in the loop', 'orders/loop-c.yaml:9: loop-c replaces an order that replaces it'],
    ['a loop of rescissions', 'orders/loop-d.yaml:9: loop-d rescinds an order that rescinds it'],
    ['each order in that loop', 'orders/loop-e.yaml:9: loop-e rescinds an order that rescinds it'],
    [
      'two effects of one instrument that disagree',
      'orders/twice.yaml:12: commence on 2026-06-01, but orders/twice.yaml:7 says of the same: commence on 2026-05-01',
    ],
    [
      'two instruments of one day that disagree',
      'orders/move-two.yaml:7: defer on 2026-06-01, but orders/move-one.yaml:7 says of the same: defer on 2026-05-01',
    ],
    [
      'an accepted standard that the row does not name',
      'orders/accepts-other.yaml:12: IS 999999:2026 is not a standard of bis_crs 1',
    ],
    ['an acceptance without a standard', 'orders/accepts-none.yaml:7: effects.0.standard: names the standard'],
    ['an unknown audience', 'orders/audience.yaml:9: effects.0.audiences.1:'],
    ['a number and day in two files', '.yaml:2: S.O. 9000(E) of 2026-02-03 is also in orders/number'],
    ['a row named twice', "orders/repeats.yaml:7: lines.bis_isi: the row '2' appears twice"],
    ['a check of one day named twice', "orders/repeats.yaml:10: checks.1: '2026-05-01' appears twice"],
    ['a text that a spreadsheet would run', 'orders/formula.yaml:6: subject: begins with = + - or @'],
    ['a cell that a spreadsheet would run', 'hs-codes.csv:2: note: begins with = + - or @'],
    ['a file name that is no address', "orders/Not_an_address.yaml:1: 'Not_an_address' cannot be the address"],
    ['a doubt about an order that does not exist', "order-worklist.yaml:2: there is no order 'no-such-order'"],
    ['a doubt that is said of nothing', 'order-worklist.yaml:9: names neither an order nor a row to say it of'],
    ['a doubt that stands twice', "order-worklist.yaml:10: 'Nothing' stands here twice"],
    ['a doubt about a row that does not exist', "order-worklist.yaml:3: the list bis_isi has no row '999999'"],
  ])('%s', (_, sentence) => {
    expect(said).toContain(sentence);
  });

  test('and imports nothing', async () => {
    expect(said).not.toContain('orders/sound.yaml:');
    expect(await everything()).toBe(before);
  });
});
