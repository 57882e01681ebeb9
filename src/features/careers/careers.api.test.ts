import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { jobApplications } from '#db/schema/careers.ts';
import * as step from '#tests/account-steps.ts';
import { createOpening } from '#tests/factories/opening.ts';
import { filesOf, leadsOf, multipart, noticesFor, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { careerDataAnswer, careerSeoAnswer, careersAnswer } from './careers.schema.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const sent = 'Application submitted successfully!';
const docx = Buffer.from('PK\x03\x04 [Content_Types].xml word/document.xml', 'latin1');
const resume = { name: 'résumé.docx', text: docx, type: '' };

const application = async (changes: Record<string, string> = {}) => ({
  name: 'Asha Raghunathan',
  email: step.newAddress(),
  phone: '9845012345',
  city: 'Pune',
  total_exprence: '3-4 years',
  field_exprence: 'Assaying',
  gender: 'female',
  heading: 'Assayer',
  jobOpeningId: '',
  status: '',
  message: '',
  ...(await solvedSum(site.get)),
  ...changes,
});
const send = (fields: Record<string, string>, file?: Parameters<typeof multipart>[1]) =>
  site.get('/api/apply', multipart(fields, file, 'resume'));

const applicationsOf = (leadId: number) =>
  db().select().from(jobApplications).where(eq(jobApplications.leadId, leadId));

describe('the pages', () => {
  test('the openings are listed with the names of the specification, newest first', async () => {
    const opening = await createOpening({ jobTitle: 'Assayer', postedOn: '2030-01-01' });
    const { carrer } = careersAnswer.strict().parse(await (await site.get('/api/careers')).json());
    expect(carrer[0]).toEqual({
      id: opening.id,
      job_title: 'Assayer',
      job_description: '<p>You test gold on the touchstone.</p>',
      job_title2: '',
      job_subtitle2: '',
      field_exprence: 'Assaying',
      updated_at: '2030-01-01',
    });
  });

  test('a draft is on no page', async () => {
    await createOpening({ jobTitle: 'Secret post', status: 'draft' });
    expect(await (await site.get('/api/careers')).text()).not.toContain('Secret post');
    expect(await (await site.get('/career')).text()).not.toContain('Secret post');
  });

  test('an opening is found by the search, with a link to its row', async () => {
    await createOpening({ jobTitle: 'Touchstone polisher' });
    const answer = await site.get(`/search?q=${encodeURIComponent('touchstone polisher')}`);
    expect(await answer.text()).toMatch(/href="\/career#opening-touchstone-polisher"/);
  });

  test('the second page has its blocks, and pictures that can be fetched', async () => {
    const { data } = careerDataAnswer.parse(await (await site.get('/api/get-carrer-data')).json());
    expect(data).toHaveLength(1);
    const { heading, sub_heading, image_url, career_growths, about_carrer, CareerOffer } = data[0] ?? {};
    expect([heading, sub_heading]).toEqual(['Talents are invited…!!', 'Share your profile now!']);
    const images = [image_url, career_growths?.[0]?.image, about_carrer?.[0]?.image];
    for (const image of [...images, CareerOffer?.career_offers[0]?.image]) {
      expect((await site.get(image ?? '')).status, image).toBe(200);
    }
    careerSeoAnswer.strict().parse(await (await site.get('/api/get-carrer-data-seo')).json());
  });
});

describe('apply', () => {
  test('stores the application with its résumé, and tells the office', async () => {
    const opening = await createOpening({ jobTitle: 'Melter' });
    const form = await application({ jobOpeningId: String(opening.id), heading: 'Melter', phone: '+91 98450-12345' });
    const answer = await send(form, resume);
    expect(await answer.json()).toEqual({ message: sent });
    const [lead] = await leadsOf(form.email);
    expect(lead).toMatchObject({ form: 'career', phone: '9845012345', countryCode: '+91', isProven: true });
    expect(await applicationsOf(lead?.id ?? 0)).toMatchObject([
      { jobOpeningId: opening.id, city: 'Pune', totalExperience: '3-4 years', gender: 'female', heading: 'Melter' },
    ]);
    const [notice] = await noticesFor(form.email, 'lead-notice');
    expect(notice?.data).toMatchObject({ form: 'Job application' });
    expect(notice?.data.fields).toContainEqual({ label: 'Position', value: 'Melter' });
    const files = notice?.data.files as { name: string; link: string }[] | undefined;
    expect(files?.[0]?.name).toBe('résumé.docx');
    const file = await site.get(new URL(files?.[0]?.link ?? '').pathname);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(docx);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test('a heading is cut between two characters, never within one', async () => {
    const form = await application({ heading: `${'x'.repeat(199)}😀😀` });
    expect((await send(form)).status).toBe(200);
    const [lead] = await leadsOf(form.email);
    expect(lead?.fields).toMatchObject({ heading: `${'x'.repeat(199)}😀` });
  });

  test('needs no résumé, message, gender, heading or opening, and the gender is then male', async () => {
    const { gender: _, heading, jobOpeningId, status, message, ...form } = await application();
    expect((await send(form)).status).toBe(200);
    const [lead] = await leadsOf(form.email);
    expect(await applicationsOf(lead?.id ?? 0)).toMatchObject([{ gender: 'male', jobOpeningId: null }]);
  });

  test.each(['999999999', '-1', 'x', '1e99'])(
    'an opening %s that does not exist is no reason to refuse',
    async (id) => {
      expect((await send(await application({ jobOpeningId: id }))).status).toBe(200);
    },
  );

  test('names everything that is missing or wrong in one answer', async () => {
    const wrong = { name: '', email: 'x', phone: '98450123456', city: '', total_exprence: 'all', field_exprence: ' ' };
    const form = await application({ ...wrong, gender: 'm', captcha: '99' });
    const answer = await send(form, { name: 'me.jpg', text: '\xff\xd8\xff', type: 'image/jpeg' });
    expect(answer.status).toBe(422);
    const { errors } = await step.readJson(answer);
    const fields = [...Object.keys(wrong), 'captcha', 'gender', 'resume'];
    expect(Object.keys(errors ?? {}).sort()).toEqual(fields.sort());
  });

  test.each([
    ['cv.pdf', '<html><script>alert(1)</script>', 'application/pdf'],
    ['cv.docx', 'PK\x03\x04 xl/workbook.xml', ''],
    ['cv.exe', 'MZ', 'application/pdf'],
    ['cv.rtf', '{\\rtf1 hello}', 'application/rtf'],
  ])('refuses %s under the résumé, and stores nothing', async (name, text, type) => {
    const form = await application();
    const answer = await send(form, { name, text, type });
    const refusal = 'Attach your résumé as a PDF, DOC or DOCX file.';
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: refusal, errors: { resume: [refusal] } });
    expect(await leadsOf(form.email)).toEqual([]);
  });

  test('refuses a résumé of more than 5 MB', async () => {
    const answer = await send(await application(), { name: 'cv.pdf', text: `%PDF-${'x'.repeat(5 * 1024 * 1024)}` });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ errors: { resume: ['The file must not be larger than 5 MB.'] } });
  });

  test('a number in another country is refused', async () => {
    const answer = await send(await application({ phone: '+44 20 7946 0958' }));
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['phone']);
  });

  test('sent three times at once, it is one lead and one application', async () => {
    const form = await application();
    const answers = await Promise.all([send(form, resume), send(form, resume), send(form, resume)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [lead, ...more] = await leadsOf(form.email);
    expect(more).toEqual([]);
    expect(await applicationsOf(lead?.id ?? 0)).toHaveLength(1);
    expect(await filesOf(lead?.id ?? 0)).toHaveLength(1);
  });
});
