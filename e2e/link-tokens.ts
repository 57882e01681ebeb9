import type { Page } from '@playwright/test';
import { sign } from '#core/secrets/signed.server.ts';
import { timeWindows } from '#features/appointments/time-windows.ts';
import { enterAsNewClient, post } from './account-steps.ts';
import { person } from './lead-steps.ts';
import { codeTo, linkIn, mailTo, newAddress } from './mailbox.ts';

/** Logs in as a new client and makes the real links that mails contain and the address of a kept sheet, by the pattern of their page. */
export async function makeLinks(page: Page): Promise<Record<string, string>> {
  const { email } = await enterAsNewClient(page);
  return {
    '/password-reset/:token': await resetLink(page, email),
    '/comment-reviews/:token': await reviewLink(page, await comment(page)),
    '/calls/:token': await callLink(page),
    '/sheets/:key': await keptSheet(page),
    '/alerts/confirm/:token': await confirmLink(page, newAddress()),
    '/alerts/manage/:token': await manageLink(page, newAddress()),
    // Every token has the same page.
    '/alerts/unsubscribe/:token': '/alerts/unsubscribe/c2FtcGxl',
  };
}

async function resetLink({ request }: Page, email: string) {
  await post(request, '/client/forgot-password', { email });
  return pathIn(await mailTo(email, /password-reset/), '/password-reset/');
}

async function comment(page: Page): Promise<string> {
  const text = `Does this cover chargers? ${newAddress()}`;
  const { blogs } = await (await page.request.get('/api/blogs')).json();
  await post(page.request, `/blogs/${blogs[0].id}/comments`, { comment: text }, await asClient(page));
  return text;
}

/** The page of a notice from before anybody could sign in at the desk, for a comment of the client of this page. */
export async function reviewLink(page: Page, comment: string): Promise<string> {
  const answer = await page.request.get('/api/client/comments', { headers: await asClient(page) });
  const sent: { id: number; comments: string }[] = await answer.json();
  const id = sent.find(({ comments }) => comments === comment)?.id;
  return `/comment-reviews/${sign('comment-review', { id }, 3_600)}`;
}

async function asClient(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return { authorization: `Bearer ${token}` };
}

async function callLink({ request }: Page) {
  const email = newAddress();
  // A window of the day can be chosen by any number of visitors, a slot by one.
  const schedule = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const wish = { ...person, email, countryCode: '+91', schedule, time_prefered: timeWindows[0] };
  await post(request, '/schedule', wish);
  await post(request, '/schedule-verify-otp', { email, otp: await codeTo(email) });
  return pathIn(await mailTo(email, /METHOD:REQUEST/), '/calls/');
}

async function keptSheet({ request }: Page) {
  const answer = await request.post('/api/finder/sheets', { form: { family: 'led-bulb', answers: 'audience=import' } });
  const { url } = await answer.json();
  return new URL(url, 'http://localhost').pathname;
}

type Followed = { kind: string; slug: string };
const ledBulb: Followed = { kind: 'family', slug: 'led-bulb' };

/** Asks to follow something; @returns the page with the button */
async function confirmLink({ request }: Page, email: string, followed = ledBulb) {
  await request.post('/api/alerts/follows', { form: { email, ...followed } });
  return pathIn(await mailTo(email, /alerts\/confirm/), '/alerts/confirm/');
}

/** Follows something, a family if nothing else is named; @returns the page of the list */
export async function manageLink(page: Page, email: string, followed = ledBulb) {
  const token = (await confirmLink(page, email, followed)).split('/').at(-1) ?? '';
  await page.goto(`/alerts/confirm/${token}`);
  const shown = await page.locator('input[name="shown"]').inputValue();
  const { url } = await (await page.request.post('/api/alerts/confirm', { form: { token, shown } })).json();
  return String(url);
}

const pathIn = (...[mail, part]: Parameters<typeof linkIn>) => new URL(linkIn(mail, part)).pathname;
