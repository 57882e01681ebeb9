import { expect, test } from 'vitest';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findFamily } from '../families/find-family.server.ts';
import { findStep } from './find-step.server.ts';
import type { AnswerName, StepRequest } from './step.ts';

withTestDatabase();

type Said = Partial<Record<AnswerName, string>>;
type More = Partial<Pick<StepRequest, 'change' | 'pressed'>> & { q: StepRequest['suggested'] };

async function stepOf(slug: string, said: Said, { change = '', pressed = '', q }: More) {
  const family = await findFamily(slug, 'en');
  if (!family) throw new Error(`no family ${slug}`);
  const sheetFor = { reader: 'import', size: null } as const;
  const read = (name: AnswerName) => said[name] ?? '';
  return findStep(family, { read, sheetFor, change, pressed, wantsSheet: false, suggested: q }, 'en');
}

test('what the words of a search say is an answer, with the words, until another one is given', async () => {
  const q = [{ fact: 'radio', value: 'bluetooth', words: 'bluetooth' }];
  const said = await stepOf('led-bulb', { audience: 'import' }, { q });
  const given = (radio: string[]) => [
    ['audience', ['import']],
    ['radio', radio],
  ];
  expect(said.given).toEqual(given(['bluetooth']));
  expect(said.answers.map(({ name, saidBy }) => [name, saidBy])).toEqual([
    ['audience', null],
    ['radio', 'bluetooth'],
  ]);
  expect(said.question?.name).not.toBe('radio');
  const change = await stepOf('led-bulb', { audience: 'import' }, { q, change: 'radio' });
  expect(change.question).toMatchObject({ name: 'radio', chosen: ['bluetooth'], suggestedBy: 'bluetooth' });
  const changed = await stepOf('led-bulb', { audience: 'import', radio: 'nfc' }, { q });
  expect(changed.given).toEqual(given(['nfc']));
  expect(changed.answers.at(-1)).toMatchObject({ name: 'radio', saidBy: null });
  // Somebody who unticks everything and goes on is asked again, and the words do not answer in his place.
  const emptied = await stepOf('led-bulb', { audience: 'import' }, { q, pressed: 'radio' });
  expect(emptied.question).toMatchObject({ name: 'radio', fault: 'no-choice' });
});

test('what the words do not say whole is only suggested, and what cannot be answered is left out', async () => {
  const whole = { audience: 'import' } as const;
  for (const [fact, value] of [
    // "Without Bluetooth" says nothing of other radios, and what is rechargeable need not be built in.
    ['radio', 'none'],
    ['battery', 'built-in'],
    ['radio', 'telepathy'],
    ['no-such-fact', 'yes'],
  ] as const) {
    const { given, question } = await stepOf('led-bulb', whole, { q: [{ fact, value, words: 'said' }] });
    expect([fact, value, given, question?.fault ?? null]).toEqual([fact, value, [['audience', ['import']]], null]);
  }
});
