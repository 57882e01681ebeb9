import { beforeEach, describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { enquiry, leadsOf, multipart } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

describe('the plain form of the footer, sent without script', () => {
  const post = (all: Record<string, string>, from: string) => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', referer: `http://localhost${from}` };
    return site.get('/api/sendnewsletter', { ...multipart(all), headers });
  };

  test('is stored and answered with a page that leads back', async () => {
    const { country_name: _, ...form } = enquiry();
    const answer = await post(form, '/ar/products?q="><script>');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    const page = await answer.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<a href="/ar/products">');
    expect(page).not.toContain('Form submitted successfully!');
    expect((await leadsOf(form.email))[0]).toMatchObject({ language: 'ar', isProven: false });
  });

  test('gets a page with the errors, in which input is escaped', async () => {
    const answer = await post(enquiry({ name: '', description: ' ' }), '//elsewhere.example/<b>');
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('<li>The name field is required.</li><li>The message field is required.</li>');
    expect(page).toContain('<a href="/">');
  });

  test.each([
    'web:javascript:alert(1)',
    'blob:https://elsewhere.example/x',
    'data:text/html,x',
    'web:/\\elsewhere.example',
  ])('leads to the home page if it claims to come from %s', async (referer) => {
    const headers = { accept: 'text/html', referer };
    const answer = await site.get('/api/sendnewsletter', { ...multipart(enquiry()), headers });
    expect(await answer.text()).toContain('<a href="/">');
  });

  test('is rate-limited', async () => {
    const answers = [];
    for (const _ of Array(4)) answers.push(await post(enquiry(), '/'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(await answers[3]?.text()).toContain('Too many attempts. Please try again later.');
  });
});
