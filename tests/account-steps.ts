import { desc, eq, sql } from '#core/drizzle.ts';
import { forgetRefusals } from '#core/http/limit-caller.server.ts';
import { db } from '#db/client.server.ts';
import { clients, sessions } from '#db/schema/accounts.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { rateCounters } from '#db/schema/rate-counters.ts';
import type { withSite } from './server.ts';

type Site = ReturnType<typeof withSite>;
type Answer = { message: string; errors?: Record<string, string[]>; token: string; client: Record<string, string> };

export const goodPassword = 'mango-tram-62-lantern';
export const fromBrowser = { 'sec-fetch-site': 'same-origin' };
export const readJson = async (answer: Response) => (await answer.json()) as Answer;
export const bearer = (token: string, cookie?: string) => ({
  authorization: `Bearer ${token}`,
  ...(cookie && { cookie }),
});

let addresses = 0;
export const newAddress = () => `visitor-${++addresses}@lamps.example`;

export const registration = (email: string, changes: Record<string, unknown> = {}) => ({
  name: 'Asha Raghunathan',
  email,
  country_code: '+91',
  phone: '98450 12345',
  password: goodPassword,
  password_confirmation: goodPassword,
  ...changes,
});

export async function mailsTo(email: string) {
  return db().select().from(outboxMails).where(eq(outboxMails.recipient, email)).orderBy(desc(outboxMails.id));
}

export async function codeFor(email: string): Promise<string> {
  const [mail] = (await mailsTo(email)).filter((sent) => sent.template === 'one-time-password');
  return String(mail?.data.code);
}

/** Resets the limits, as if their time windows had passed. */
export async function forgetLimits() {
  await db().delete(rateCounters);
  forgetRefusals();
}

/** The cookie of the session that an answer sets, as a browser sends it. */
export const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('session='))
    ?.split(';')[0];

/** A code that differs from this one. */
export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

export async function registerClient(site: Site, email = newAddress(), headers: Record<string, string> = {}) {
  await site.post('/api/client/register', registration(email));
  const verified = await site.post('/api/client/verify-register-otp', { email, otp: await codeFor(email) }, headers);
  return { email, ...(await readJson(verified)), cookie: cookieOf(verified) };
}

export async function logIn(site: Site, email: string, password = goodPassword, headers: Record<string, string> = {}) {
  await forgetLimits();
  await site.post('/api/client/login', { email, password });
  const verified = await site.post('/api/client/verify-login-otp', { email, otp: await codeFor(email) }, headers);
  return { status: verified.status, ...(await readJson(verified)), cookie: cookieOf(verified) };
}

/** 200 while the session lasts, or else 401. */
export const checkToken = async (site: Site, token: string, cookie?: string) =>
  (await site.get('/api/check-token', { headers: bearer(token, cookie) })).status;

export const changePassword = (site: Site, token: string, current_password: string, new_password: string) =>
  site.post('/api/client/change-password', { current_password, new_password }, bearer(token));

export async function clientOf(email: string) {
  const [client] = await db().select().from(clients).where(eq(clients.email, email));
  if (!client) throw new Error(`no client ${email}`);
  return client;
}

/** A new client with the number and the token of a session. */
export async function createClient(site: Site, email = newAddress()) {
  const { token } = await registerClient(site, email);
  return { ...(await clientOf(email)), token };
}

export async function sessionOf(email: string) {
  const [session] = await db()
    .select({ row: sessions, hours: sql<number>`extract(epoch from expires_at - sessions.created_at)::float / 3600` })
    .from(sessions)
    .where(eq(sessions.clientId, (await clientOf(email)).id));
  return session;
}
