import { describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { eventsOf, leadsOf, noticesFor } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

const application = (changes: Record<string, unknown> = {}) => ({
  name: 'Asha Raghunathan',
  email: step.newAddress(),
  country_code: '+91',
  phone: '98450 12345',
  partner_type: 'Channel Partner',
  entity_type: 'Organization',
  organization: 'Lamp Works',
  designation: 'Owner',
  field_of_expertise: '',
  year_of_experience: '',
  ...changes,
});
const send = (body: unknown) => site.post('/api/partner-with-us', body);

describe('partner-with-us', () => {
  test('stores the lead with its own fields and its origin, and notifies the office', async () => {
    const origin = {
      _first_page: '/services',
      _referrer: 'https://search.example/',
      _utm: { utm_source: 'news' },
    };
    const body = application(origin);
    const answer = await send(body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Partner request submitted successfully' });
    const [lead] = await leadsOf(body.email);
    expect(lead).toMatchObject({
      form: 'partner',
      phone: '9845012345',
      status: 'new',
      language: 'en',
      isVerified: false,
      firstPage: '/services',
      referrer: 'https://search.example/',
      utm: { utm_source: 'news' },
      consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      fields: {
        partner_type: 'Channel Partner',
        entity_type: 'Organization',
        organization: 'Lamp Works',
        designation: 'Owner',
      },
    });
    expect(await eventsOf(lead?.id ?? 0)).toEqual(['created']);
    const [notice] = await noticesFor(body.email, 'lead-notice');
    expect(notice?.data).toMatchObject({
      form: 'Partner application',
      fields: expect.arrayContaining([{ label: 'Phone', value: '+91 9845012345' }]),
      utm: { utm_source: 'news' },
      files: [],
    });
  });

  test('an individual gives a field of expertise and years of experience', async () => {
    const individual = {
      entity_type: 'Individual',
      organization: null,
      designation: undefined,
      field_of_expertise: 'Testing',
      year_of_experience: 7,
    };
    expect((await send(application(individual))).status).toBe(200);
  });

  test.each<[Record<string, unknown>, string[]]>([
    [{ organization: '', designation: '' }, ['organization', 'designation']],
    [{ entity_type: 'Individual' }, ['field_of_expertise', 'year_of_experience']],
    [{ entity_type: 'Individual', field_of_expertise: 'Tests', year_of_experience: 'many' }, ['year_of_experience']],
    [{ partner_type: 'Silent Partner' }, ['partner_type']],
    [{ name: undefined, phone: '12' }, ['name', 'phone']],
    [{ email: 'a@x.example, b@y.example' }, ['email']],
    [{ name: '', organization: ' ' }, ['name', 'organization']],
    [
      { entity_type: 'Individual', phone: '', year_of_experience: '81' },
      ['phone', 'field_of_expertise', 'year_of_experience'],
    ],
    [{ entity_type: 'Club', organization: '' }, ['entity_type']],
  ])('refuses %j', async (changes, fields) => {
    await step.forgetLimits();
    const answer = await send(application(changes));
    expect(answer.status).toBe(422);
    const { message, errors } = await step.readJson(answer);
    expect(Object.keys(errors ?? {})).toEqual(fields);
    expect(message).toBe(errors?.[fields[0] ?? '']?.[0]);
  });

  test('the same form sent twice at once is one lead and one notice, with the same answer', async () => {
    const body = application();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await leadsOf(body.email)).toHaveLength(1);
    expect(await noticesFor(body.email, 'lead-notice')).toHaveLength(1);
    await send({ ...body, organization: 'Other Works' });
    expect(await leadsOf(body.email)).toHaveLength(2);
  });

  test('an origin that makes no sense is dropped, not refused', async () => {
    const body = application({ _utm: { 'x\u0000': 1 }, _first_page: 7, _referrer: 'r'.repeat(2_000) });
    expect((await send(body)).status).toBe(200);
    const [lead] = await leadsOf(body.email);
    expect(lead).toMatchObject({ utm: {}, firstPage: null });
    expect(lead?.referrer).toHaveLength(500);
  });

  const noText = { toString: 1 };
  test.each<[string, Record<string, unknown>]>([
    ['organization', { organization: noText }],
    ['designation', { designation: noText }],
    ['phone', { phone: noText }],
    ['field_of_expertise', { entity_type: 'Individual', field_of_expertise: noText, year_of_experience: 4 }],
    ['year_of_experience', { entity_type: 'Individual', field_of_expertise: 'EMC', year_of_experience: noText }],
  ])('%s that is not text is refused like any other wrong value', async (field, changes) => {
    const answer = await send(application(changes));
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });
});
