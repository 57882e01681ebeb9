import { beforeAll, describe, expect, test } from 'vitest';
import { and, eq, inArray } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { indexRegister } from './lines/line-facts.ts';
import { periodsOfLine } from './lines/periods-of-line.ts';
import { stateOfLine } from './lines/state-of-line.ts';
import type { Audience } from './order-kinds.schema.ts';
import { readRegister } from './read-register.server.ts';

// Reads the register as it is imported: chains of orders whose course is known from the gazette.
withTestDatabase();

type Register = Awaited<ReturnType<typeof readRegister>>;
type Line = { list: string; key: string };

let register: Register;
let factsOf: ReturnType<typeof indexRegister>;
beforeAll(async () => {
  register = await readRegister(db());
  factsOf = indexRegister(register);
});

/** What the orders alone say of that line, without the list that names it. */
function on(day: string, line: Line, audience: Audience = 'import') {
  const { state, since, until } = stateOfLine(factsOf(line, null), audience, day);
  return [state, since ?? until].filter(Boolean).join(' ');
}

const isi = (key: number) => ({ list: 'bis_isi', key: String(key) });

/** The lines of an order, as the register names them. */
function linesOf(order: string): Line[] {
  return [...(register.linesOf.get(order) ?? [])].map((line) => {
    const [list = '', key = ''] = line.split(' ');
    return { list, key };
  });
}

const effectsOf = (order: string) => register.effects.filter((effect) => effect.order === order);

describe('electrical appliances, three orders in a row', () => {
  const first = 'so-4098-e-2024';
  const appliance = { list: 'golden', key: '1' };
  beforeAll(() => {
    // The earlier orders name no entries of their own, so a line is followed from the first to the last of them.
    const lines = new Map([...register.linesOf, [first, new Set(['golden 1'])]]);
    factsOf = indexRegister({ ...register, linesOf: lines });
  });

  test('the order of 2025 takes the place of that of 2024, and that of 2026 takes its place', () => {
    expect(factsOf(appliance, null).orders).toEqual([first, 'so-2232-e-2025', 'so-1739-e-2026']);
  });

  test('the day of each audience moves with each order', () => {
    expect(on('2026-01-01', appliance)).toBe('upcoming 2026-03-18');
    expect(on('2026-01-01', appliance, 'small')).toBe('upcoming 2026-06-18');
    expect(on('2026-01-01', appliance, 'micro')).toBe('upcoming 2026-09-18');
    expect(on('2026-04-05', appliance)).toBe('in-force 2026-03-19');
    expect(on('2026-04-06', appliance)).toBe('upcoming 2026-09-30');
    expect(on('2026-10-01', appliance, 'large')).toBe('in-force 2026-10-01');
    expect(on('2026-12-31', appliance, 'small')).toBe('upcoming 2026-12-31');
    expect(on('2027-01-01', appliance, 'small')).toBe('in-force 2027-01-01');
    expect(on('2027-03-31', appliance, 'micro')).toBe('upcoming 2027-03-31');
    expect(on('2027-04-01', appliance, 'micro')).toBe('in-force 2027-04-01');
  });
});

test('the machinery order of 2024 was moved twice, left open and rescinded', () => {
  const lines = linesOf('so-3649-e-2024');
  expect(lines.length).toBeGreaterThan(100);
  const course = ['2024-12-31', '2025-08-27', '2025-12-31', '2026-01-15', '2026-01-16'];
  for (const line of lines) {
    expect(course.map((day) => on(day, line))).toEqual([
      'upcoming 2025-08-27',
      'upcoming 2026-08-31',
      'date-open',
      'date-open',
      'rescinded 2026-01-16',
    ]);
  }
});

/** The first days on which a line came into force, of all orders. */
const begun = (line: Line, audience: Audience) =>
  periodsOfLine(factsOf(line, null))
    .filter(({ state, audiences: concerned }) => state === 'in-force' && concerned.includes(audience))
    .map(({ from }) => from);

describe('orders that were replaced before they began never were in force', () => {
  test('footwear of 2020', () => {
    for (const line of [isi(350), isi(365)]) {
      expect(begun(line, 'large')).toEqual(['2023-07-01', '2024-08-01']);
      expect(on('2026-11-21', line, 'small')).toMatch(/^exempt/);
    }
  });

  test('hinges, which nothing required from 24 March to 30 June 2025', () => {
    expect(on('2025-03-23', isi(598))).toBe('in-force 2025-01-01');
    expect(on('2025-03-24', isi(598))).toBe('upcoming 2025-06-30');
    expect(on('2025-07-01', isi(598))).toBe('in-force 2025-07-01');
  });
});

test('sacks for cement were moved six times, twice too late, and began on 6 October 2026', () => {
  for (const line of [isi(587), isi(588), isi(590)]) {
    expect(begun(line, 'import')).toEqual(['2026-10-06']);
    expect(on('2025-06-08', line)).toBe('upcoming 2025-09-05');
  }
});

test('for low-voltage switchgear no day of its own was read', () => {
  expect(begun({ list: 'bis_scheme_x', key: '110' }, 'import')).toEqual([]);
  expect(on('2026-11-21', { list: 'bis_scheme_x', key: '110' })).toBe('date-open');
});

test('no telecom product began on 1 July or 1 October 2023', () => {
  const telecom = linesOf('doc-5-2-2021-tc-tec-112');
  expect(telecom.length).toBeGreaterThan(80);
  const days = new Set(telecom.flatMap((line) => begun(line, 'import')));
  expect([...days].sort()).toEqual(['2024-01-01', '2024-04-01', '2024-10-01']);
});

test('bolts, wires and screws came into force under their later orders', () => {
  expect(on('2026-11-21', isi(445))).toBe('in-force 2024-08-01');
  expect(on('2026-11-21', isi(580))).toBe('in-force 2024-12-01');
  expect(on('2026-11-21', isi(660))).toBe('in-force 2025-11-01');
});

test('55 steel standards are paused, 13 of them for one year only, and five more since June 2026', () => {
  const pauses = [...effectsOf('so-5134-e-2025-steel'), ...effectsOf('so-3300-e-2026')];
  expect(pauses.map(({ on: from, until, lines }) => `${from} ${until} ${lines?.size}`).sort()).toEqual([
    '2025-11-20 2026-11-20 13',
    '2025-11-20 2028-11-20 42',
    '2026-06-22 2027-03-31 3',
    '2026-06-22 2029-06-22 2',
  ]);
  expect(on('2024-08-28', isi(121))).toBe('listed');
  expect(on('2025-11-19', isi(121))).toBe('in-force 2024-08-29');
  expect(on('2026-11-20', isi(121))).toBe('paused 2025-11-20');
  expect(on('2026-11-21', isi(121))).toBe('unknown 2026-11-21');
  expect(on('2026-11-21', isi(96))).toBe('paused 2025-11-20');
  expect(on('2026-06-22', isi(95))).toBe('paused 2026-06-22');
  expect(on('2027-04-01', isi(123))).toBe('unknown 2027-04-01');
});

test('fourteen petrochemical orders were rescinded on 12 November 2025', () => {
  const rescissions = register.effects.filter(
    ({ kind, on: day, order }) => kind === 'rescind' && day === '2025-11-12' && /^so-51[234]\d-e-2025$/.test(order),
  );
  expect(new Set(rescissions.map(({ target }) => target)).size).toBe(14);
  for (const { target } of rescissions) {
    const lines = linesOf(target);
    expect([target, lines.length > 0]).toEqual([target, true]);
    for (const line of lines) {
      expect([target, on('2025-11-12', line)]).toEqual([target, 'rescinded 2025-11-12']);
      expect([target, on('2025-11-11', line)]).not.toEqual([target, 'rescinded 2025-11-12']);
    }
  }
});

test('the furniture order was amended, and no amendment moved its days', () => {
  const amended = register.effects.filter(({ kind, target }) => kind === 'amend' && target === 'so-801-e-2025');
  expect(amended.map(({ order }) => order)).toEqual(expect.arrayContaining(['so-774-e-2026', 'so-1125-e-2026']));
  for (const line of linesOf('so-801-e-2025')) {
    expect(on('2026-02-13', line)).toBe('upcoming 2026-02-13');
    expect(on('2026-11-21', line)).toBe('in-force 2026-02-14');
    expect(on('2026-08-13', line, 'micro')).toBe('upcoming 2026-08-13');
    expect(on('2026-08-14', line, 'micro')).toBe('in-force 2026-08-14');
  }
});

test('IS 616 and IS 13252 are accepted beside IS/IEC 62368-1 until 1 November 2028', async () => {
  const beside = await db()
    .select({ standard: orderEffects.standard, until: orderEffects.until, lines: orderEffects.lines })
    .from(orderEffects)
    .innerJoin(orders, eq(orders.id, orderEffects.orderId))
    .where(and(eq(orders.slug, 'so-4997-e-2025'), eq(orderEffects.kind, 'concurrent')));
  expect(beside.map(({ standard }) => standard).sort()).toEqual(['IS 13252 (Part 1):2010', 'IS 616:2017']);
  expect(new Set(beside.map(({ until }) => until))).toEqual(new Set(['2028-11-01']));
  expect(beside.map(({ lines }) => lines?.bis_crs?.length ?? 0)).not.toContain(0);
});

test('two orders bear the number 5134, and two the number 294, of which nobody knows which is right', async () => {
  const doubled = await db()
    .select({ slug: orders.slug, number: orders.number, signedOn: orders.signedOn, disputed: orders.disputed })
    .from(orders)
    .where(inArray(orders.number, ['S.O. 5134(E)', 'S.O. 294(E)']));
  const of = (number: string) => doubled.filter((order) => order.number === number);
  expect(
    of('S.O. 5134(E)')
      .map(({ signedOn }) => signedOn)
      .sort(),
  ).toEqual(['2025-11-12', '2025-11-20']);
  expect(of('S.O. 294(E)').map(({ signedOn, disputed }) => [signedOn, disputed])).toEqual([
    ['2020-01-21', true],
    ['2020-01-21', true],
  ]);
});
