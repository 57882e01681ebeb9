import { beforeAll, expect, test } from 'vitest';
import type { Calls } from '#core/http/call.ts';
import { staffRoles } from '#features/staff/staff.schema.ts';
import { features } from '#server/features.ts';
import * as step from '#tests/account-steps.ts';
import { enterDesk, fromDesk } from '#tests/desk-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const calls = features.flatMap(({ desk = [] }) => desk.flatMap((table: Calls) => Object.entries(table)));

let clientToken = '';
beforeAll(async () => {
  clientToken = (await step.registerClient(site)).token;
});

/** Nothing else: a call that lets somebody in then refuses what was sent, or does what it does without an input. */
async function attempt(name: string, headers: Record<string, string>): Promise<string> {
  const [method = '', path = ''] = name.split(' ');
  const address = `/api/desk${path.replaceAll(/\{\w+\}/g, '999999')}`;
  const { status } = await site.get(address, { method, headers: { ...fromDesk, ...headers } });
  return status === 401 || status === 403 ? String(status) : 'yes';
}

const callers: [string, () => Promise<Record<string, string>>][] = [
  ['nobody', async () => ({})],
  ['client', async () => step.bearer(clientToken)],
  ['newcomer', async () => (await enterDesk(site, [...staffRoles], { factor: null })).headers],
  ...staffRoles.map((role): [string, () => Promise<Record<string, string>>] => [
    role,
    async () => (await enterDesk(site, [role])).headers,
  ]),
];

/**
 * Who may make which call of the desk, as the server decides. The table is read in reviews: after a new call, renew it
 * with `npx vitest run tests/desk/rights.test.ts -u`, and look at what has changed.
 */
test('each call lets in those whom the table names', async () => {
  const rows = [];
  for (const [name, { proof = '' }] of calls.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const row = [name, String(proof)];
    // Each with a session of their own, because one of the calls ends it.
    for (const [, enter] of callers) row.push(await attempt(name, await enter()));
    rows.push(row.join(','));
  }
  const table = [['call', 'proof', ...callers.map(([who]) => who)].join(','), ...rows].join('\n');
  await expect(`${table}\n`).toMatchFileSnapshot('rights.csv');
});

test('whoever is not named by an audience may only sign in', () => {
  const open = calls.filter(([, { who }]) => who === undefined).map(([name]) => name);
  expect(open.every((name) => /^POST \/(auth|invitations)\//.test(name))).toBe(true);
});
