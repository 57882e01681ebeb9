import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { logger } from '#core/logger.server.ts';
import { db } from '#db/client.server.ts';
import { companyFiles } from '#db/schema/kyc.ts';
import { rateCounters } from '#db/schema/rate-counters.ts';
import * as step from '#tests/account-steps.ts';
import { createBankAccount } from '#tests/factories/bank-account.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { withSite } from '#tests/server.ts';
import { setKycPassword } from './kyc-passwords.server.ts';

const site = withSite();
const password = 'brass lantern 7';
const wrong = 'Invalid password. Please try again.';
/** An account that only the password shows. */
const hidden = '900000000017';

beforeEach(async () => {
  await step.forgetLimits();
  await setKycPassword(1, password);
  await setKycPassword(2, 'second door 88');
  await createBankAccount({ number: hidden, isPublic: false });
});

const unlock = (sent: string, headers: Record<string, string> = {}) =>
  site.post('/api/kyc', { password: sent }, headers);
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const details = async (cookie = '') =>
  (await (await site.get('/api/kyc', { headers: { cookie, 'accept-language': 'hi' } })).json()).details;

async function itemWithFile(): Promise<number> {
  const items = await db().select().from(companyFiles).where(eq(companyFiles.kind, 'kyc'));
  return items.find(({ filePath }) => filePath)?.id ?? 0;
}

describe('the KYC details', () => {
  test.each([password, 'second door 88'])(
    'open with either password and stay open for the session: %s',
    async (right) => {
      const answer = await unlock(right);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const [cookie] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^kyc=.*HttpOnly; SameSite=Strict$/);
      expect(cookie).not.toMatch(/max-age|expires/i);
      const shown = (await answer.json()).details;
      expect(shown.bank_details.map(({ number }: { number: string }) => number)).toContain(hidden);
      expect(shown.billing_address.name).not.toBe('');
      expect((await details(cookieOf(answer))).bank_details).toHaveLength(shown.bank_details.length);
    },
  );

  test('stay locked for a wrong password, a forged cookie and after they were locked again', async () => {
    const answer = await unlock('brass lantern 8');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: wrong, errors: { password: [wrong] } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await details()).toBeNull();
    expect(await details('kyc=e30.c2ln')).toBeNull();
    const locked = await site.get('/api/kyc', { method: 'DELETE' });
    expect(locked.headers.getSetCookie()[0]).toMatch(/^kyc=; Max-Age=0/);
  });

  test('are locked again when the password is replaced or its slot closed', async () => {
    const cookie = cookieOf(await unlock(password));
    await setKycPassword(2, null);
    expect(await details(cookie)).not.toBeNull();
    await setKycPassword(1, password);
    expect(await details(cookie)).toBeNull();
    const again = cookieOf(await unlock(password));
    await setKycPassword(1, null);
    expect(await details(again)).toBeNull();
    expect((await unlock('')).status).toBe(422);
    expect((await unlock(password)).status).toBe(422);
  });

  test('accept ten wrong passwords an hour from one network, also at once, and then not even the right one', async () => {
    const from = site.from('203.0.113.9');
    const guess = (sent: string) =>
      from('/api/kyc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: sent }),
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`guess number ${index}`)));
    // Whoever has waited for 5 s behind the others is told to come back, and has not guessed.
    let guesses = answers.filter(({ status }) => status === 422).length;
    expect(guesses).toBeLessThanOrEqual(10);
    for (; guesses < 10; guesses += 1) expect((await guess('one more guess')).status).toBe(422);
    const refused = await guess(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await unlock(password)).status).toBe(200);
  });

  test('accept 300 wrong passwords an hour from all networks together, and stay open where they are open', async () => {
    const cookie = cookieOf(await unlock(password));
    await unlock('brass lantern 8');
    await db().update(rateCounters).set({ count: 299 }).where(eq(rateCounters.subject, 'kyc/3600'));
    const guess = (address: string, sent: string) =>
      site.from(address)('/api/kyc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: sent }),
      });
    expect((await guess('2001:db8:0:1::1', 'brass lantern 8')).status).toBe(422);
    expect((await guess('2001:db8:0:2::1', password)).status).toBe(429);
    expect(await details(cookie)).not.toBeNull();
  });

  test('leave a line in the security log for each attempt', async () => {
    const info = vi.spyOn(logger, 'info');
    await unlock('brass lantern 8');
    await unlock(password);
    const lines = info.mock.calls.flatMap(([line]: unknown[]) => (isSecurityLine(line) ? [line] : []));
    info.mockRestore();
    expect(lines.map(({ event, outcome, reason }) => [event, outcome, reason])).toEqual([
      ['unlock KYC', 'refused', 'wrong password'],
      ['unlock KYC', 'done', undefined],
    ]);
    expect(JSON.stringify(lines)).not.toContain('lantern');
  });

  test('are in no document, start script or cached page', async () => {
    const cookie = cookieOf(await unlock(password));
    for (const path of ['/kyc', '/hi/kyc', '/_start/kyc', '/kyc.data', '/payment']) {
      const answer = await site.get(path, { headers: { cookie } });
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).not.toContain(hidden);
    }
  });
});

describe('a KYC document', () => {
  test('is shown and downloaded only after the password', async () => {
    const id = await itemWithFile();
    for (const path of [`/api/kyc/files/${id}`, `/api/kyc/files/${id}/download`]) {
      expect((await site.get(path)).status).toBe(403);
    }
    const cookie = cookieOf(await unlock(password));
    const shown = await site.get(`/api/kyc/files/${id}`, { headers: { cookie } });
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename=".+\.pdf"/);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    const { title, text } = await readPdf(await shown.arrayBuffer());
    expect([title, text]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    const saved = await site.get(`/api/kyc/files/${id}/download`, { headers: { cookie } });
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.pdf"/);
  });

  test('that the office has not provided has no links, and its address is not found', async () => {
    const answer = await unlock(password);
    const { kyc_items } = (await answer.clone().json()).details;
    const missing = kyc_items.find(({ view_url }: { view_url: string | null }) => view_url === null);
    const headers = { cookie: cookieOf(answer) };
    expect((await site.get(`/api/kyc/files/${missing.id}`, { headers })).status).toBe(404);
    expect((await site.get('/api/kyc/files/2147483647', { headers })).status).toBe(404);
    expect((await site.get('/api/kyc/files/nine', { headers })).status).toBe(422);
  });
});

type SecurityLine = { kind: 'security'; event: string; outcome: string; reason?: string };

function isSecurityLine(line: unknown): line is SecurityLine {
  return typeof line === 'object' && line !== null && 'kind' in line && line.kind === 'security';
}
