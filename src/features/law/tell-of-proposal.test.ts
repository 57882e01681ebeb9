import { expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { enterDesk, enterTranslator, mailsOf } from '#tests/desk-steps.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { addPasskey } from '#tests/factories/staff.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('whoever may publish a proposal is mailed that it waits, and its author what became of it', async () => {
  const [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const others = [await enterTranslator(site, ['reviewer'], ['hi']), await enterDesk(site, ['sales'])];
  for (const { staffId } of [editor, reviewer, ...others]) await addPasskey(staffId);
  const began = addDays(todayInIndia(), -100);
  const { slug } = await createOrder({ title: 'Zorbits', publishedOn: began, effects: [commences(began)] });
  const propose = async (reason: string) => {
    const answer = await editor.send('POST', `/law/orders/${slug}/strike`, { reason });
    return (await answer.json()).id;
  };
  const first = await propose('Misread');
  const told = async ({ staffId }: typeof editor) =>
    (await mailsOf(staffId)).map(({ template, data }) => [template, data]).toReversed();
  const about = (id: number, note: string | null) => ({
    ...{ name: 'Zorbits', by: 'Ira Menon', note },
    deskLink: `${readEnv().DESK_URL}/desk/law/proposals/${id}`,
  });
  expect(await told(reviewer)).toEqual([['review-asked', about(first, 'Misread')]]);
  for (const other of [editor, ...others]) expect(await told(other)).toEqual([]);

  expect((await reviewer.send('POST', `/law/proposals/${first}/send-back`, { answer: 'Which?' })).status).toBe(200);
  const second = await propose('Read twice');
  expect((await reviewer.send('POST', `/law/proposals/${second}/publish`)).status).toBe(200);
  const decided = (outcome: string) => ({ outcome, at: null });
  expect(await told(editor)).toEqual([
    ['review-decided', { ...about(first, 'Which?'), ...decided('sent-back') }],
    ['review-decided', { ...about(second, null), ...decided('published') }],
  ]);
  expect(await told(reviewer)).toHaveLength(2);
});
