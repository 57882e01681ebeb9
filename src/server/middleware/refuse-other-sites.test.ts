import { expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { enquiry, leadsOf, multipart, solvedSum } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

async function send(headers: Record<string, string>) {
  await step.forgetLimits();
  const form = enquiry(await solvedSum(site.get));
  const answer = await site.get('/api/sendnewsletter', { ...multipart(form), headers });
  return { status: answer.status, leads: (await leadsOf(form.email)).length };
}

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.kasauti.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://kasauti.example' },
  { origin: 'https://elsewhere.example' },
  { origin: 'https://kasauti.example.elsewhere.example', host: 'kasauti.example' },
  { origin: 'file://' },
])('a form that a page of another site sends is refused: %j', async (headers) => {
  expect(await send(headers)).toEqual({ status: 403, leads: 0 });
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: 'https://kasauti.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { origin: 'https://kasauti.example' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { origin: 'null' },
  {},
])('our own pages and callers that are no browsers send it: %j', async (headers) => {
  expect(await send(headers)).toEqual({ status: 200, leads: 1 });
});

test('calls without a body are refused, too, and other sites may still read', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const answer = await site.get('/api/kyc', { method: 'DELETE', headers });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ message: 'This can only be sent from our own pages.' });
  expect((await site.get('/api/comment-reviews/forged/refuse', { method: 'POST', headers })).status).toBe(403);
  expect((await site.get('/api/services', { headers })).status).toBe(200);
});
