import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { enquiry, filesOf, leadsOf, multipart, noticesFor, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const send = (all: Record<string, string>, file?: { name: string; text: string }) =>
  site.get('/api/sendnewsletter', multipart(all, file));

const solved = () => solvedSum(site.get);

describe('sendnewsletter', () => {
  test('a number with another dial code sets the country too', async () => {
    const form = enquiry({ ...(await solved()), phone_number: '+44 20 7946 0958' });
    expect((await send(form)).status).toBe(200);
    const [lead] = await leadsOf(form.email);
    expect(lead).toMatchObject({ countryCode: '+44', countryName: 'United Kingdom', phone: '2079460958' });
  });

  test('stores the enquiry with its file, which can be reached only through the signed link in the notice', async () => {
    const form = enquiry({ ...(await solved()), _utm: '{"utm_source":"news"}' });
    const answer = await send(form, { name: 'données <1>.pdf', text: '%PDF-1.7 mine' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Form submitted successfully!' });
    const [lead] = await leadsOf(form.email);
    expect(lead).toMatchObject({
      form: 'footer',
      isProven: true,
      message: 'Which approval does a lamp need?\nIt has a radio.',
      countryName: 'India',
      phone: null,
      utm: { utm_source: 'news' },
    });
    const [notice] = await noticesFor(form.email, 'lead-notice');
    const files = notice?.data.files as { link: string }[] | undefined;
    const path = new URL(files?.[0]?.link ?? '').pathname;
    const file = await site.get(path);
    expect(await file.text()).toBe('%PDF-1.7 mine');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="donn_es _1_.pdf"; filename*=UTF-8''donn%C3%A9es%20%3C1%3E.pdf`,
    );
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await site.get(`${path}x`)).status).toBe(404);
    const [stored] = await filesOf(lead?.id ?? 0);
    expect((await site.get(`/storage/${stored?.storedAs}`)).status).toBe(404);
  });

  test('the link in the notice opens the file for 7 days', async () => {
    const form = enquiry(await solved());
    await send(form, { name: 'list.pdf', text: '%PDF-1.7 mine' });
    const [notice] = await noticesFor(form.email, 'lead-notice');
    const [file] = (notice?.data.files ?? []) as { link: string }[];
    const statusAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      return (await site.get(new URL(file?.link ?? '').pathname).finally(() => vi.useRealTimers())).status;
    };
    expect([await statusAfter(6.99), await statusAfter(7.01)]).toEqual([200, 404]);
  });

  test.each([
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['country_code', { country_code: '' }],
    ['description', { description: ' ' }],
    ['description', { description: 'x'.repeat(5_001) }],
    ['phone_number', { phone_number: '12' }],
  ])('refuses a wrong %s', async (field, changes) => {
    const answer = await send(enquiry({ ...(await solved()), ...changes }));
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });

  test('a wrong, used, forged or missing sum is refused, and a refused form does not use the sum up', async () => {
    const sum = await solved();
    const wrong = { ...sum, captcha: String(Number(sum.captcha) + 1) };
    expect((await send(enquiry({ ...sum, name: '' }))).status).toBe(422);
    expect((await send(enquiry(sum))).status).toBe(200);
    const refused: Record<string, string>[] = [
      wrong,
      sum,
      { ...sum, captcha_token: 'forged' },
      { captcha: '7' },
      { captcha_token: sum.captcha_token },
    ];
    for (const captcha of refused) {
      const form = enquiry(captcha);
      const answer = await send(form);
      expect(answer.status).toBe(422);
      const text = 'Captcha is invalid, please try again';
      expect(await answer.json()).toEqual({ message: text, errors: { captcha: [text] } });
      expect(await leadsOf(form.email)).toEqual([]);
    }
  });

  test('a sum is checked once, right or wrong, even if many requests bring it at once', async () => {
    const sum = await solved();
    expect((await send(enquiry({ ...sum, captcha: '99' }))).status).toBe(422);
    expect((await send(enquiry(sum))).status).toBe(422);
    const other = await solved();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(enquiry(other))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the same text sent again with a file is a different enquiry', async () => {
    const form = enquiry(await solved());
    expect((await send(form)).status).toBe(200);
    const again = { ...form, ...(await solved()) };
    expect((await send(again, { name: 'list.pdf', text: '%PDF-1.7 mine' })).status).toBe(200);
    const [newest, ...older] = await leadsOf(form.email);
    expect(older).toHaveLength(1);
    expect(await filesOf(newest?.id ?? 0)).toHaveLength(1);
  });

  test('a wrong sum is reported together with the other errors', async () => {
    const { captcha_token } = await solved();
    const answer = await send(enquiry({ captcha_token, captcha: '99', name: '', description: '' }));
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['name', 'description', 'captcha']);
  });

  test('the same form sent ten times at once and then again is one lead, one file and one notice, with the same answer', async () => {
    const form = enquiry(await solved());
    const click = () => send(form, { name: 'list.pdf', text: '%PDF-1.7 mine' });
    const answers = [...(await Promise.all(Array.from({ length: 10 }, click))), await click()];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(new Set(texts).size).toBe(1);
    const [lead, ...more] = await leadsOf(form.email);
    expect(more).toEqual([]);
    expect(await filesOf(lead?.id ?? 0)).toHaveLength(1);
    expect(await noticesFor(form.email, 'lead-notice')).toHaveLength(1);
  });

  test.each([
    ['letter.pdf', 'MZ\x90\0', 'application/pdf'],
    ['letter.pdf', '%PDF-1.7', 'image/png'],
    ['photo.png', '<html><script>alert(1)</script>', 'image/png'],
  ])('%s that is something else is taken and marked for staff', async (name, text, type) => {
    const form = enquiry(await solved());
    const body = multipart(form).body as FormData;
    body.set('pdf', new File([text], name, { type }));
    const answer = await site.get('/api/sendnewsletter', { method: 'POST', body });
    expect(answer.status).toBe(200);
    const [lead] = await leadsOf(form.email);
    expect(await filesOf(lead?.id ?? 0)).toHaveLength(1);
    const [notice] = await noticesFor(form.email, 'lead-notice');
    expect(notice?.data.fields).toContainEqual({ label: 'Attachment', value: 'Content differs from name' });
  });

  test('callers without the sum may send three enquiries in ten minutes, and these are marked', async () => {
    const forms = [enquiry(), enquiry(), enquiry(), enquiry()];
    const answers = [];
    for (const form of forms) answers.push(await send(form));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await leadsOf(forms[0]?.email ?? ''))[0]?.isProven).toBe(false);
  });

  test('other bodies, such as JSON or a file that is too large, are refused', async () => {
    expect((await site.post('/api/sendnewsletter', enquiry())).status).toBe(415);
    const large = await send(enquiry(), { name: 'a.pdf', text: 'x'.repeat(10 * 1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ errors: { pdf: ['The file must not be larger than 10 MB.'] } });
  });

  test('links in the text raise the spam score, but the enquiry is accepted', async () => {
    const form = enquiry({ ...(await solved()), description: 'Buy backlinks https://a.example https://b.example' });
    expect((await send(form)).status).toBe(200);
    expect((await leadsOf(form.email))[0]?.spamScore).toBeGreaterThan(50);
  });
});
