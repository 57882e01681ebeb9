import { beforeEach, describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { filesOf, leadsOf, multipart, noticesFor, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { contactAnswer } from './contact.schema.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const sent = 'Your form has been submitted successfully! We will get back to you soon.';
const pdf = { name: 'list.pdf', text: '%PDF-1.7 mine' };

const letter = async (changes: Record<string, string> = {}) => ({
  name: 'Asha Raghunathan',
  email: step.newAddress(),
  country_code: '+91',
  phone: '98450 12345',
  message: 'Which approval does a lamp need?',
  organization: 'Lamp Works',
  emailer: 'june-2026',
  ...(await solvedSum(site.get)),
  ...changes,
});
const send = (fields: Record<string, string>, file?: Parameters<typeof multipart>[1]) =>
  site.get('/api/contact-form', multipart(fields, file, 'file'));

test('the contact page data have the office with its numbers and mailboxes', async () => {
  const { page, contact } = contactAnswer.strict().parse(await (await site.get('/api/contact')).json());
  expect(page.seo_tags).toBe(false);
  expect(contact.address).toContain('<p>');
  const { email, feedback_email, mobile1, mobile2, office } = contact;
  expect(new Set([email, feedback_email, mobile1, mobile2, office, '']).size).toBe(6);
});

describe('contact-form', () => {
  test('stores the letter with its PDF and the mailing it came from, and tells the office', async () => {
    const form = await letter({ emailer: `june-2026${'x'.repeat(200)}` });
    const answer = await send(form, pdf);
    expect(await answer.json()).toEqual({ message: sent });
    const [lead] = await leadsOf(form.email);
    expect(lead).toMatchObject({ form: 'contact', phone: '9845012345', countryCode: '+91', isProven: true });
    expect(lead?.fields).toEqual({ organization: 'Lamp Works', emailer: `june-2026${'x'.repeat(91)}` });
    expect(await filesOf(lead?.id ?? 0)).toMatchObject([{ originalName: 'list.pdf' }]);
    const [notice] = await noticesFor(form.email, 'lead-notice');
    expect(notice?.data).toMatchObject({ form: 'Contact form' });
    expect(notice?.data.fields).toContainEqual({ label: 'E-mailer', value: expect.stringContaining('june-2026') });
  });

  test('needs only name, email and phone, and takes +91 when no code is sent', async () => {
    const { name, email, phone } = await letter();
    expect((await send({ name, email, phone })).status).toBe(200);
    expect((await leadsOf(email))[0]).toMatchObject({ countryCode: '+91', message: null, isProven: false });
  });

  test('names everything that is missing or wrong in one answer', async () => {
    const form = await letter({ name: '', email: 'nobody', phone: '12', captcha: '99', message: 'x'.repeat(5_001) });
    const answer = await send(form, { name: 'photo.png', text: '\x89PNG', type: 'image/png' });
    expect(answer.status).toBe(422);
    const { errors } = await step.readJson(answer);
    expect(Object.keys(errors ?? {}).sort()).toEqual(['captcha', 'email', 'file', 'message', 'name', 'phone']);
    expect(await leadsOf(form.email)).toEqual([]);
  });

  test.each([
    ['letter.docx', 'PK\x03\x04 word/document.xml', ''],
    ['letter.pdf', '<html><script>alert(1)</script>', 'application/pdf'],
    ['letter.pdf.exe', '%PDF-1.7', 'application/pdf'],
  ])('refuses %s, which is no PDF, and does not use the sum up', async (name, text, type) => {
    const form = await letter();
    const answer = await send(form, { name, text, type });
    const refusal = 'Attach a PDF file. Other file types are not allowed.';
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: refusal, errors: { file: [refusal] } });
    expect((await send(form, pdf)).status).toBe(200);
  });

  test('sent twice at once is one lead with one file', async () => {
    const form = await letter();
    const answers = await Promise.all([send(form, pdf), send(form, pdf), send(form, pdf)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [lead, ...more] = await leadsOf(form.email);
    expect(more).toEqual([]);
    expect(await filesOf(lead?.id ?? 0)).toHaveLength(1);
  });
});

describe('the map', () => {
  test('is a document that may frame only the map service, and only our pages may frame it', async () => {
    const answer = await site.get('/ar/contact/map');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    const service = 'https://www.openstreetmap.org';
    expect(policy).toContain(`frame-src ${service}; object-src ${service}`);
    expect(await answer.text()).toContain(`<object data="${service}/export/embed.html?`);
  });

  test('is not loaded by the contact page, whose policy allows frames of this site only', async () => {
    const answer = await site.get('/contact');
    expect(await answer.text()).not.toContain('<iframe');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/frame-src|openstreetmap/);
  });
});
