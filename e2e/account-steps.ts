import type { APIRequestContext, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { codeTo, newAddress } from './mailbox.ts';
import { expect } from './test.ts';

/** What the client area says to a visitor without a login, and to one whose login is over. */
export const refusalsOf = (t: (text: string) => string) => ({
  stranger: t('Please log in or register to access this area.'),
  denied: t('Please register or login to access this page.'),
});

export const greeting = (page: Page) => page.getByRole('heading', { level: 1 });

export type Client = { name: string; email: string; password: string };
type Answer = { token: string; client: object };

/** Creates a client through the calls; this browser is not logged in. */
export async function newClient(request: APIRequestContext): Promise<Client> {
  const { client } = await register(request, {});
  return client;
}

/** Creates a client through the calls and logs in here; half of the session is in the browser's cookies. */
export async function enterAsNewClient(page: Page): Promise<Client> {
  const { client, answer } = await register(page.request, fromBrowser);
  await storeSession(page, answer);
  return client;
}

/** Logs in here through the calls. `mails` is the number of codes that the client has received, including this one. */
export async function enterAs(page: Page, { email, password }: Client, mails: number) {
  await post(page.request, '/client/login', { email, password }, fromBrowser);
  const otp = await codeTo(email, { count: mails });
  await storeSession(page, await post(page.request, '/client/verify-login-otp', { email, otp }, fromBrowser));
}

/** Requests a brochure and verifies the address through the calls; the answer contains a token for brochures only. */
export async function askForBrochure(page: Page, { name, email }: Client, mails: number): Promise<Answer> {
  const answer = await page.request.get('/api/services');
  const { services } = (await answer.json()) as { services: { name: string }[] };
  const service = services[0]?.name;
  await post(page.request, '/submit-brochure', { name, email, phone: '9845012345', service, source: 'Google' });
  const otp = await codeTo(email, { count: mails });
  return post(page.request, '/verify-otp', { email, otp });
}

/** Stores the session on a small document of the site; open a page afterwards. */
export async function storeSession(page: Page, { token, client }: Answer) {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('client', value);
    },
    [token, JSON.stringify(client)] as const,
  );
}

/** On a phone the menu of the client area is folded. */
export async function openMenuOf(page: Page) {
  const menu = page.locator('main nav details');
  await expect(menu).toBeAttached();
  const isOpen = await menu.evaluate((details: HTMLDetailsElement) => details.open);
  const title = menu.locator('summary');
  if (!isOpen && (await title.isVisible())) await title.click();
}

/** Waits until the drawer has closed and the next page is shown. */
export async function entered(page: Page) {
  await expect(page.locator('dialog#account')).toBeHidden();
  await hydrated(page);
}

const fromBrowser = { 'Sec-Fetch-Site': 'same-origin' };

async function register(request: APIRequestContext, headers: Record<string, string>) {
  const client = { name: 'Asha Raghunathan', email: newAddress(), password: 'mango-tram-62-lantern' };
  const rest = { country_code: '+91', phone: '9845012345', password_confirmation: client.password };
  await post(request, '/client/register', { ...client, ...rest }, headers);
  const otp = await codeTo(client.email);
  return { client, answer: await post(request, '/client/verify-register-otp', { email: client.email, otp }, headers) };
}

/** Posts to a call that has to succeed. */
export async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
) {
  const answer = await request.post(`/api${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}
