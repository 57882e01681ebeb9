import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { enterDesk } from '#tests/desk-steps.ts';
import { kinds, members, question } from '#tests/factories/finder-question.ts';
import { withSite } from '#tests/server.ts';
import { condition as shape } from '../condition/condition.ts';
import { type Facts, truthOf } from '../condition.schema.ts';

const site = withSite();
let editor: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  editor = await enterDesk(site, ['editor']);
});

const anyCondition = question
  .filter(({ rules }) => rules.length > 0)
  .map(({ rules }) => rules[0]?.condition ?? { fact: 'choice', is: 'yes' });
const someFacts = fc.record<Facts>(
  {
    choice: fc.constantFrom(...kinds).map((value) => ({ values: [value] })),
    set: fc.subarray(members, { minLength: 1 }).map((some) => ({ some })),
    number: fc.nat(10).map((number) => ({ number })),
  },
  { requiredKeys: [] },
);

test('a condition comes back from the text of its form as it was, and means the same', () => {
  fc.assert(
    fc.property(anyCondition, someFacts, (condition, facts) => {
      const again = shape.parse(JSON.parse(JSON.stringify(condition, null, 2)));
      expect(again).toEqual(condition);
      expect(truthOf(again, facts)).toBe(truthOf(condition, facts));
    }),
    { numRuns: 500 },
  );
});

test('a condition that is saved at the desk is read there as it was saved', async () => {
  const document = { key: 'zorb-round', families: ['instant-geyser'], reason: 'A geyser needs it.' };
  const { id, edit } = await (await editor.send('POST', '/records/rules', { document })).json();
  let last = edit;
  await fc.assert(
    fc.asyncProperty(anyCondition, async (condition) => {
      const draft = { document: { ...document, condition }, edit: last };
      const saved = await editor.send('PUT', `/records/rules/${id}/draft`, draft);
      expect([saved.status, condition]).toEqual([200, condition]);
      last = (await saved.json()).edit;
      const { open } = await (await editor.get(`/records/rules/${id}`)).json();
      expect(open.document.condition).toEqual(condition);
    }),
    { numRuns: 15 },
  );
});
