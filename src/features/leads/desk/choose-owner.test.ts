import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AssignmentRules, assignmentRules, ruleSubjects } from './assignment.schema.ts';
import { chooseOwner } from './choose-owner.ts';

const [ira, dev, noor, former] = [1, 2, 3, 4];
const staff = new Set([ira, dev, noor]);
const today = '2026-11-24';
const rules = assignmentRules.parse({
  rules: [
    { by: 'language', value: 'hi', staff: [dev] },
    { by: 'form', value: 'career', staff: [ira] },
    { by: 'service', value: 'bis-fmcs', staff: [noor] },
  ],
  inTurn: [ira, dev],
  away: [],
});
type Wanted = { number?: number; service?: string; form?: string; language?: string };
const choose = (
  { number = 4, service, form = 'footer', language = 'en' }: Wanted,
  more: Partial<AssignmentRules> = {},
) => chooseOwner({ number, service: service ?? null, form, language }, { ...rules, ...more }, { staff, today });

test('the service decides before the form, the form before the language, and the language before the turn', () => {
  expect(choose({ service: 'bis-fmcs', form: 'career', language: 'hi' })).toBe(noor);
  expect(choose({ service: 'wpc-eta', form: 'career', language: 'hi' })).toBe(ira);
  expect(choose({ service: 'wpc-eta', language: 'hi' })).toBe(dev);
  expect([4, 5, 6, 7].map((number) => choose({ number }))).toEqual([ira, dev, ira, dev]);
});

test('who is away or has left is skipped, up to the last day, and then nobody may be left', () => {
  const away = [{ staff: noor, until: today }];
  expect(choose({ service: 'bis-fmcs', language: 'hi' }, { away })).toBe(dev);
  expect(choose({ service: 'bis-fmcs' }, { away: [{ staff: noor, until: '2026-11-23' }] })).toBe(noor);
  expect(choose({}, { inTurn: [former] })).toBeNull();
});

test('whoever is chosen is present and named by a rule', () => {
  const people = fc.subarray([...staff, former]);
  const any = fc.record({
    rules: fc.array(
      fc.record({
        by: fc.constantFrom(...ruleSubjects),
        value: fc.constantFrom('a', 'b', 'footer', 'hi'),
        staff: people,
      }),
      { maxLength: 5 },
    ),
    inTurn: people,
    away: fc.array(fc.record({ staff: fc.constantFrom(...staff), until: fc.constantFrom('2026-11-20', today) })),
  });
  fc.assert(
    fc.property(any, fc.nat(), (some, number) => {
      const chosen = chooseOwner({ number, service: 'a', form: 'footer', language: 'hi' }, some, { staff, today });
      const named = [...some.rules, { staff: some.inTurn }].flatMap((rule) => rule.staff);
      const present = named.filter((id) => !some.away.some((each) => each.staff === id && each.until >= today));
      if (chosen !== null) expect(present).toContain(chosen);
      else if (some.inTurn.some((id) => present.includes(id) && staff.has(id))) expect.unreachable();
    }),
  );
});
