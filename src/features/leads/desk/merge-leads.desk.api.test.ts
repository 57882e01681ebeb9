import { beforeAll, describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createLead } from '#tests/factories/lead.ts';
import { inboxOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { withDataFolder } from '#tests/with-data-folder.ts';

withDataFolder();
const site = withSite();
let sales: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  sales = await enterDesk(site, ['sales']);
});

const { list, view, stored } = inboxOf(() => sales);

describe('a merge', () => {
  test('shows both leads as one, keeps both rows, and can be undone', async () => {
    const email = step.newAddress();
    const first = await createLead({ email, daysOld: 3, message: 'One' });
    const second = await createLead({ email: email.toUpperCase(), message: 'Two', files: 1 });
    await sales.send('POST', `/leads/${second.id}/notes`, { kind: 'note', text: 'The same person' });
    const before = await stored(second.id);
    expect((await sales.send('POST', `/leads/${second.id}/merge`, { intoId: first.id })).status).toBe(200);

    expect((await list(`q=${email}`)).rows.map(({ id }) => id)).toEqual([first.id]);
    const whole = await view(first.id);
    expect(whole.merged).toMatchObject([{ id: second.id, files: [{ name: 'list.pdf' }] }]);
    expect(whole.merged[0]?.answers).toContainEqual({ label: 'Message', value: 'Two' });
    expect(whole.timeline.map(({ kind, ofLead }) => [kind, ofLead])).toEqual([
      ['merged', null],
      ['merged', second.id],
      ['note', second.id],
    ]);
    const frozen = await sales.send('POST', `/leads/${second.id}/status`, { status: 'won' });
    expect([frozen.status, (await frozen.json()).message]).toEqual([422, expect.stringContaining(`#${first.id}`)]);

    expect((await sales.send('POST', `/leads/${second.id}/split`)).status).toBe(200);
    expect(await stored(second.id)).toEqual(before);
    expect((await list(`q=${email}`)).total).toBe(2);
    expect((await sales.send('POST', `/leads/${second.id}/split`)).status).toBe(422);
  });

  test('is refused between strangers, with itself, and in chains', async () => {
    const createCaller = () => createLead({ email: step.newAddress(), countryCode: '+91', phone: '9845012345' });
    const [one, two, three] = [await createCaller(), await createCaller(), await createCaller()];
    const stranger = await createLead({ email: step.newAddress() });
    const merge = async (id: number, intoId: number) =>
      (await sales.send('POST', `/leads/${id}/merge`, { intoId })).status;
    expect(await merge(one.id, one.id)).toBe(422);
    expect(await merge(one.id, stranger.id)).toBe(422);
    expect(await merge(one.id, two.id)).toBe(200);
    expect(await merge(three.id, one.id)).toBe(422);
    expect(await merge(two.id, three.id)).toBe(422);
    expect(await merge(three.id, two.id)).toBe(200);
    expect((await view(two.id)).merged.map(({ id }) => id)).toEqual([one.id, three.id]);
    expect((await view(stranger.id)).related).toEqual([]);
  });

  test('hides no lead that waits in one that is closed', async () => {
    const email = step.newAddress();
    const [closed, waits] = [await createLead({ email }), await createLead({ email })];
    await sales.send('POST', `/leads/${closed.id}/status`, { status: 'lost', reason: 'Too far away' });
    const answer = await sales.send('POST', `/leads/${waits.id}/merge`, { intoId: closed.id });
    expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringContaining('closed')]);
    expect((await sales.send('POST', `/leads/${closed.id}/merge`, { intoId: waits.id })).status).toBe(200);
  });

  test('of two leads into each other at the same moment one is refused', async () => {
    const email = step.newAddress();
    const [one, two] = [await createLead({ email }), await createLead({ email })];
    const both = await Promise.all([
      sales.send('POST', `/leads/${one.id}/merge`, { intoId: two.id }),
      sales.send('POST', `/leads/${two.id}/merge`, { intoId: one.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await list(`q=${email}`)).total).toBe(1);
  });
});
