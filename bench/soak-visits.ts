import pLimit from 'p-limit';
import PostalMime from 'postal-mime';
import { readSitemap } from '../e2e/read-sitemap.ts';
import type { startMailServer } from '../tests/mail-server.ts';
import { type Form, forms, newAddress, openForms, send } from './form-posts.ts';
import { queries } from './queries.ts';
import { inTurn } from './repeat.ts';

export type Visit = { name: string; perSecond: number; once: () => Promise<number> };
type Mails = Awaited<ReturnType<typeof startMailServer>>;
type Parts = { url: string; clients: string[]; mails: Mails; acknowledged: string[] };

const megabyte = 1024 * 1024;

/** Everybody has a network of their own, so that only the one who floods meets the limits. */
let visitors = 0;
const asSomebody = () => {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

/** Reads every page once, so that memory that grows afterwards is not that of a cache that fills. */
export async function readEveryPage(url: string): Promise<number> {
  const addresses = await listAddresses(url);
  const limited = pLimit(2);
  await Promise.all(
    addresses.map((path) => limited(async () => read(await fetch(url + path, { headers: asSomebody() })))),
  );
  return addresses.length;
}

async function listAddresses(url: string): Promise<string[]> {
  const paths = await readSitemap((path) => fetch(url + path));
  return ['', '/hi', '/ar'].flatMap((language) => paths.map((path) => inLanguage(path, language)));
}

/** What people do on the site at the same time; each act returns the status of its answer. */
export async function listVisits({ url, clients, mails, acknowledged }: Parts): Promise<Visit[]> {
  const nextPath = inTurn(shuffle(await listAddresses(url)));
  const nextQuery = inTurn(queries);
  const nextForm = inTurn(openForms);
  const nextClient = inTurn(clients);
  const get = async (path: string) => read(await fetch(url + path, { headers: asSomebody(), redirect: 'manual' }));
  const postForm = async (form: Form) => {
    const email = newAddress();
    const { status } = await send(url, form, email, asSomebody());
    if (status === 200) acknowledged.push(email);
    return status;
  };
  return [
    { name: 'home page', perSecond: 10, once: () => get('/') },
    { name: 'pages', perSecond: 4, once: () => get(nextPath()) },
    { name: 'searches', perSecond: 2, once: () => get(`/search?q=${encodeURIComponent(nextQuery())}`) },
    { name: 'search calls', perSecond: 2, once: () => postQuery(url, nextQuery()) },
    { name: 'unknown addresses', perSecond: 3, once: () => get(`/nowhere/${Math.random()}`) },
    { name: 'forms', perSecond: 3, once: () => postForm(nextForm()) },
    { name: 'uploads of 2 MB', perSecond: 0.5, once: () => postForm({ ...forms.enquiry, fill: fillWithLargeFile }) },
    { name: 'logins', perSecond: 0.5, once: () => logIn(url, nextClient(), mails) },
  ];
}

const inLanguage = (path: string, language: string) => (language && path === '/' ? language : language + path);

async function read(answer: Response): Promise<number> {
  await answer.arrayBuffer();
  return answer.status;
}

async function postQuery(url: string, query: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...asSomebody() };
  return read(await fetch(`${url}/api/search`, { method: 'POST', headers, body: JSON.stringify({ query }) }));
}

async function fillWithLargeFile(url: string, email: string): Promise<RequestInit> {
  const filled = await forms.enquiry.fill(url, email);
  if (filled.body instanceof FormData) {
    filled.body.set('pdf', new File(['%PDF-1.7 ', 'x'.repeat(2 * megabyte)], 'lamps.pdf', { type: 'application/pdf' }));
  }
  return filled;
}

/** A whole login: password, the code from the mail, the profile, and a logout. */
async function logIn(url: string, email: string, mails: Mails): Promise<number> {
  const from = asSomebody();
  const seen = mails.received.length;
  const entered = await send(url, forms.login, email, from);
  if (entered.status !== 200) return entered.status;
  const otp = await findCode(mails, email, seen);
  // While the database was away, the mail was late: the login is given up, as a person would.
  if (!otp) return 503;
  const headers = { 'content-type': 'application/json', ...from };
  const verified = await fetch(`${url}/api/client/verify-login-otp`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, otp }),
  });
  if (!verified.ok) return read(verified);
  const { token } = (await verified.json()) as { token: string };
  const authorised = { ...from, authorization: `Bearer ${token}` };
  const profile = await read(await fetch(`${url}/api/client/profile`, { headers: authorised }));
  if (profile !== 200) return profile;
  return read(await fetch(`${url}/api/client/logout`, { method: 'POST', headers: authorised }));
}

async function findCode(mails: Mails, email: string, from: number): Promise<string | undefined> {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const mail = mails.received.slice(from).find(({ recipients }) => recipients.includes(email));
    const code = mail && /^\s*(\d{6})\s*$/m.exec((await PostalMime.parse(mail.raw)).text ?? '')?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

function shuffle<Item>(list: Item[]): Item[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
