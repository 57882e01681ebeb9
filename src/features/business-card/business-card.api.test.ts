import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { createBusinessBanner, createBusinessText } from '#tests/factories/business-banner.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { leadsOf, multipart, noticesFor } from '#tests/lead-steps.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { qrCodesIn, readQrCode } from '#tests/read-qr-code.ts';
import { withSite } from '#tests/server.ts';
import * as answers from './business-card.schema.ts';
import { businessTextKinds } from './business-card.schema.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const query = (changes: Record<string, string> = {}) => ({
  name: 'Asha Raghunathan',
  email: step.newAddress(),
  country_code: '+91',
  country_name: 'India',
  phone_number: '98450 12345',
  product_details: 'A lamp with a radio',
  from_business: 'Query By a Query Link',
  ...changes,
});
const send = (fields: Record<string, string>) => site.get('/api/business-qurey', multipart(fields));

/** What an address book finds in a contact, by the names of its properties. */
function readContact(vcard: string): Record<string, unknown> {
  const parsed = ICAL.parse(vcard);
  const contact = new ICAL.Component(parsed);
  expect(contact.name).toBe('vcard');
  return Object.fromEntries(contact.getAllProperties().map((property) => [property.name, property.getFirstValue()]));
}

test('the company profile is a PDF with a title and its text', async () => {
  const [about] = answers.aboutAnswer.parse(await (await site.get('/api/get-all-business-about')).json()).data;
  const answer = await site.get(about?.company_profile_pdf_url ?? '');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const { title, text } = await readPdf(await answer.arrayBuffer());
  expect(title).toMatch(/\w: company profile$/);
  expect(text).toContain(title);
});

describe('the texts of the card', () => {
  beforeEach(async () => {
    await emptyContent();
    await createBusinessBanner({
      businessName: 'Lamp Works',
      title: 'Zorbit',
      translations: { hi: { title: 'ज़ोर्बिट' } },
    });
    for (const kind of businessTextKinds)
      await createBusinessText({ kind, body: 'Zorbit', translations: { hi: { body: 'ज़ोर्बिट' } } });
  });

  test.each([
    ['/api/get-all-banner', answers.bannersAnswer, 'title'],
    ['/api/get-all-business-about', answers.aboutAnswer, 'description'],
    ['/api/get-all-business-services', answers.servicesAnswer, 'answer'],
    ['/api/get-allBusiness-paymentInfo', answers.paymentInfoAnswer, 'description'],
  ])('%s answers a data array in the language of the caller', async (path, shape, field) => {
    const [english, hindi] = await Promise.all(
      ['en', 'hi'].map(async (language) =>
        shape.strict().parse(await (await site.get(path, { headers: { 'accept-language': language } })).json()),
      ),
    );
    expect(english?.data).toEqual([expect.objectContaining({ [field]: 'Zorbit' })]);
    expect(hindi?.data).toEqual([expect.objectContaining({ [field]: 'ज़ोर्बिट' })]);
  });
});

describe('the contact', () => {
  const banner = {
    businessName: 'Lamp, Radio & Söhne "Ltd"',
    address: 'Hall 7\nLamp Lane, Pune',
    work: '+91 20 5550 0107',
    mobile: '+91 55500 00107',
    email: 'lamp@example.com',
    website: 'https://lamp.example/?a=1,2',
  };
  beforeEach(async () => {
    await emptyContent();
    await createBusinessBanner(banner);
  });

  test('is a vCard that another library reads', async () => {
    const answer = await site.get('/api/business-card.vcf');
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=lamp-radio-sohne-ltd.vcf');
    expect(readContact(await answer.text())).toMatchObject({
      version: '3.0',
      fn: banner.businessName,
      org: banner.businessName,
      tel: '+915550000107',
      email: banner.email,
      url: banner.website,
      adr: ['', '', 'Hall 7, Lamp Lane, Pune', '', '', '', ''],
    });
  });

  test('is in the QR code of the card, small enough to be read from a screen', async () => {
    const html = await (await site.get('/hi/business-card')).text();
    const [code = ''] = qrCodesIn(html);
    const contact = readContact((await readQrCode(code, 240)) ?? '');
    expect(contact).toMatchObject({ fn: banner.businessName, tel: '+915550000107', email: banner.email });
  });

  test('is missing without a card, and the page says so', async () => {
    await emptyContent();
    expect((await site.get('/api/business-card.vcf')).status).toBe(404);
    const page = await site.get('/business-card');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('There is no card here at present');
  });
});

describe('business-qurey', () => {
  test('stores the query and tells the office where it comes from', async () => {
    const form = query();
    const answer = await send(form);
    expect(await answer.json()).toEqual({ message: 'Submitted Successfully' });
    expect((await leadsOf(form.email))[0]).toMatchObject({
      form: 'business-query',
      phone: '9845012345',
      countryName: 'India',
      message: 'A lamp with a radio',
    });
    const [notice] = await noticesFor(form.email, 'lead-notice');
    expect(notice?.data).toMatchObject({ form: 'Business query' });
    expect(notice?.data.fields).toContainEqual({ label: 'Sent from', value: 'Query By a Query Link' });
  });

  test('needs no phone number and no details', async () => {
    const form = query({ phone_number: '', product_details: ' ' });
    expect((await send(form)).status).toBe(200);
    expect((await leadsOf(form.email))[0]).toMatchObject({ phone: null, message: null });
  });

  test('names everything that is missing or wrong in one answer', async () => {
    const answer = await send(
      query({ name: '', email: 'nobody', phone_number: '12', product_details: 'x'.repeat(5_001), from_business: 'x' }),
    );
    expect(answer.status).toBe(422);
    const { errors } = await step.readJson(answer);
    const fields = ['email', 'from_business', 'name', 'phone_number', 'product_details'];
    expect(Object.keys(errors ?? {}).sort()).toEqual(fields);
  });

  test('sent twice at once is one lead', async () => {
    const form = query();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await leadsOf(form.email)).toHaveLength(1);
  });

  test('is answered with a page when a browser without script sends it', async () => {
    const headers = { accept: 'text/html', referer: 'http://localhost/ar/query-link' };
    const answer = await site.get('/api/business-qurey', { ...multipart(query()), headers });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<a href="/ar/query-link">');
  });
});

test('search engines are told to leave the query link out, but not the card', async () => {
  const robots = /<meta name="robots" content="noindex"/;
  expect(await (await site.get('/query-link')).text()).toMatch(robots);
  expect(await (await site.get('/business-card')).text()).not.toMatch(robots);
  expect(await (await site.get('/sitemaps/en/pages-1.xml')).text()).toContain('/business-card</loc>');
});
