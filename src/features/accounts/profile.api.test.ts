import { describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const change = (token: string, from: string, to: string) => step.changePassword(site, token, from, to);

describe('change-password', () => {
  test.each([
    ['wrong-62-lantern', 'paper-boat-91-harbour', 'current_password'],
    [step.goodPassword, 'password1', 'new_password'],
    [step.goodPassword, 'AshaRaghunathan', 'new_password'],
    [step.goodPassword, 'short', 'new_password'],
    ['', 'paper-boat-91-harbour', 'current_password'],
  ])('%j → %j is refused under %s', async (current, next, field) => {
    const { token } = await step.registerClient(site);
    const answer = await change(token, current, next);
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });

  test('ten attempts are allowed in a quarter of an hour', async () => {
    const { token } = await step.registerClient(site);
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      answers.push((await change(token, 'wrong-62-lantern', 'paper-boat-91-harbour')).status);
    }
    expect(answers).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('profile', () => {
  test('can be read and changed, except the address', async () => {
    const { email, token } = await step.registerClient(site);
    const before = await site.get('/api/client/profile', { headers: step.bearer(token) });
    const client = { name: 'Asha Raghunathan', email, country_code: '+91', phone: '9845012345' };
    expect(await before.json()).toEqual({ client, company: null, has_password: true });
    const wish = { name: 'Asha R', phone: '080 2345 6789', company: 'Lamps & Co', email: 'other@lamps.example' };
    const after = await site.get('/api/client/profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...step.bearer(token) },
      body: JSON.stringify(wish),
    });
    expect(await after.json()).toEqual({
      message: 'Profile updated successfully',
      client: { ...client, name: 'Asha R', phone: '08023456789' },
      company: 'Lamps & Co',
      has_password: true,
    });
  });

  test('fields that a change does not contain stay the same', async () => {
    const { token } = await step.registerClient(site);
    const change = async (wish: Record<string, string>) => {
      const headers = { 'content-type': 'application/json', ...step.bearer(token) };
      const answer = await site.get('/api/client/profile', { method: 'PUT', headers, body: JSON.stringify(wish) });
      return answer.json();
    };
    await change({ name: 'Asha R', phone: '2079460000', country_code: '+44', company: 'Lamps & Co' });
    const after = await change({ name: 'Asha', phone: '2079460000' });
    expect(after).toMatchObject({ client: { name: 'Asha', country_code: '+44' }, company: 'Lamps & Co' });
  });
});
