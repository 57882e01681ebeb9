import { beforeEach, describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { filesOf, leadsOf, multipart, noticesFor, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const done = { message: 'Form submitted successfully!' };
const pdf = { name: 'lamp.pdf', text: '%PDF-1.7 mine' };

const query = (changes: Record<string, string> = {}) => ({
  name: 'Asha Raghunathan',
  email: step.newAddress(),
  country_code: '+91',
  country_name: 'India',
  phone_number: '9845012345',
  description: 'Which approval does a lamp need?',
  ...changes,
});
const send = (fields: Record<string, string>, file?: Parameters<typeof multipart>[1]) =>
  site.get('/api/sendnewsletterads', multipart(fields, file));
const sendPopup = (fields: Record<string, string>) => site.post('/api/landing-page-popup', fields);

describe('sendnewsletterads', () => {
  test('stores the enquiry with its PDF and tells the office', async () => {
    const form = { ...query(), ...(await solvedSum(site.get)) };
    const answer = await send(form, pdf);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(done);
    const [lead] = await leadsOf(form.email);
    expect(lead).toMatchObject({ form: 'landing', phone: '9845012345', countryName: 'India', isProven: true });
    expect(await filesOf(lead?.id ?? 0)).toMatchObject([{ originalName: 'lamp.pdf' }]);
    const [notice] = await noticesFor(form.email, 'lead-notice');
    expect(notice?.data).toMatchObject({ form: 'Landing page' });
  });

  test.each([
    ['a wrong sum', { captcha: '99' }],
    ['a used sum', { captcha_token: 'no token at all', captcha: '7' }],
    ['no sum', {}],
  ])('is not refused for %s, but marked for the office', async (_, changes) => {
    const form = query(changes);
    expect((await send(form)).status).toBe(200);
    expect((await leadsOf(form.email))[0]).toMatchObject({ isProven: false });
    const [notice] = await noticesFor(form.email, 'lead-notice');
    expect(notice?.data.fields).toContainEqual({ label: 'Sum', value: 'Not solved' });
  });

  test('accepts more than three forms without a sum', async () => {
    for (let count = 0; count < 5; count += 1) expect((await send(query())).status).toBe(200);
  });

  test('needs only name and email, and takes +91 and India when no code is sent', async () => {
    const { name, email } = query();
    expect((await send({ name, email })).status).toBe(200);
    expect((await leadsOf(email))[0]).toMatchObject({ countryCode: '+91', countryName: 'India', phone: null });
  });

  test.each([
    ['+44', 'United Kingdom'],
    ['+81', 'Japan'],
    ['+1', null],
  ])('names the country of %s only if there is no doubt', async (country_code, countryName) => {
    const form = query({ country_code, country_name: '', phone_number: '2079460000' });
    expect((await send(form)).status).toBe(200);
    expect((await leadsOf(form.email))[0]).toMatchObject({ countryCode: country_code, countryName });
  });

  test('names everything that is missing or wrong in one answer', async () => {
    const form = query({ name: '', email: 'nobody', phone_number: '12', description: 'x'.repeat(5_001) });
    const answer = await send(form, { name: 'photo.png', text: '\x89PNG', type: 'image/png' });
    expect(answer.status).toBe(422);
    const { errors } = await step.readJson(answer);
    expect(Object.keys(errors ?? {}).sort()).toEqual(['description', 'email', 'name', 'pdf', 'phone_number']);
    expect(await leadsOf(form.email)).toEqual([]);
  });

  test('sent twice at once is one lead with one file', async () => {
    const form = { ...query(), ...(await solvedSum(site.get)) };
    const answers = await Promise.all([send(form, pdf), send(form, pdf)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [lead, ...more] = await leadsOf(form.email);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ isProven: true });
    expect(await filesOf(lead?.id ?? 0)).toHaveLength(1);
  });
});

describe('landing-page-popup', () => {
  test('stores the enquiry and tells the office', async () => {
    const form = query({ country_code: '+61', country_name: 'Australia', phone_number: '412345678' });
    const answer = await sendPopup(form);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(done);
    expect((await leadsOf(form.email))[0]).toMatchObject({
      form: 'landing-popup',
      countryCode: '+61',
      countryName: 'Australia',
    });
    expect((await noticesFor(form.email, 'lead-notice'))[0]?.data).toMatchObject({ form: 'Landing page pop-up' });
  });

  test('answers a refusal with a message', async () => {
    const answer = await sendPopup(query({ name: '', email: '' }));
    expect(answer.status).toBe(422);
    const { message, errors } = await step.readJson(answer);
    expect(message).not.toBe('');
    expect(Object.keys(errors ?? {})).toEqual(['name', 'email']);
  });
});

describe('the page', () => {
  test('has seven tabs, of which only EPR has no test, and the hours of its own setting', async () => {
    const page = (await (await site.get('/landing-page')).text()).replace(/<!--.*?-->/g, '');
    expect(page.match(/role="tab"/g)).toHaveLength(7);
    // A browser may break the line after the slash.
    expect(page.match(/Testing\/<wbr\/>Inspection/g)).toHaveLength(6);
    expect(page.match(/Grant of Certification/g)).toHaveLength(7);
    expect(page).toContain('Mon–Fri 10 Am–6.30 Pm');
  });
});
