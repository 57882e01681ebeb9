import { addDays } from '#core/time/dates.ts';

/** A form of the site, sent for one email address. Requests made beforehand, such as for the captcha, are not timed. */
export type Form = { path: string; fill(url: string, email: string): RequestInit | Promise<RequestInit> };
type Sent = { status: number; milliseconds: number };

export const password = 'mango-tram-62-lantern';
const person = { name: 'Asha Raghunathan', countryCode: '+91', phone: '9845012345' };
const { countryCode: country_code, ...withoutCode } = person;
const file = new File(['%PDF-1.7 ', 'a small one '.repeat(1_000)], 'lamp.pdf', { type: 'application/pdf' });
/** A day close enough to be booked, and far enough ahead for the minimum notice never to matter. */
const days = Array.from({ length: 40 }, (_, day) => addDays(new Date().toISOString().slice(0, 10), 7 + day));

let addresses = 0;
/** An email address that has not been used before. */
export const newAddress = () => `bench-${++addresses}@lamps.example`;

export const forms = {
  partner: json('/partner-with-us', (email) => ({
    ...withoutCode,
    country_code,
    email,
    partner_type: 'Channel Partner',
    entity_type: 'Organization',
    organization: 'Lamp Works',
    designation: 'Owner',
  })),
  schedule: json('/schedule', (email) => ({
    ...person,
    email,
    schedule: days[addresses % days.length],
    time_prefered: 'Any time whole day',
  })),
  brochure: json('/submit-brochure', (email) => ({
    ...person,
    email,
    company: 'Lamp Works',
    service: 'BIS ISI Mark Licence for Indian Manufacturers',
    source: 'Google',
    message: 'Which approval does a lamp need?',
  })),
  enquiry: { path: '/sendnewsletter', fill: fillEnquiry },
  register: json('/client/register', (email) => ({
    ...withoutCode,
    country_code,
    email,
    password,
    password_confirmation: password,
  })),
  login: json('/client/login', (email) => ({ email, password })),
  failedLogin: json('/client/login', (email) => ({ email, password: 'another-62-lantern' })),
  forgotPassword: json('/client/forgot-password', (email) => ({ email })),
} satisfies Record<string, Form>;

/** The forms that need no password. */
export const openForms: Form[] = [forms.partner, forms.schedule, forms.brochure, forms.enquiry];

/** Sends a form and reads the whole answer. */
export async function send(
  url: string,
  { path, fill }: Form,
  email: string,
  more: Record<string, string> = {},
): Promise<Sent> {
  const filled = await fill(url, email);
  const headers = { ...Object.fromEntries(new Headers(filled.headers)), ...more };
  const start = performance.now();
  const response = await fetch(`${url}/api${path}`, { ...filled, headers, method: 'POST' });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - start };
}

/** The same for a form that has to be accepted. */
export async function timePost(url: string, form: Form, email: string): Promise<number> {
  const { status, milliseconds } = await send(url, form, email);
  if (status !== 200) throw new Error(`POST ${form.path} answered ${status}`);
  return milliseconds;
}

function json(path: string, body: (email: string) => Record<string, unknown>): Form {
  const headers = { 'content-type': 'application/json' };
  return { path, fill: (_, email) => ({ headers, body: JSON.stringify(body(email)) }) };
}

async function fillEnquiry(url: string, email: string): Promise<RequestInit> {
  const captcha = (await (await fetch(`${url}/api/captcha`)).json()) as {
    captcha_token: string;
    first: number;
    second: number;
  };
  const body = new FormData();
  const fields = {
    name: person.name,
    email,
    country_code,
    country_name: 'India',
    phone_number: person.phone,
    description: 'Which approval does a lamp need?',
    captcha_token: captcha.captcha_token,
    captcha: String(captcha.first + captcha.second),
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('pdf', file);
  return { body };
}
