import { beforeEach, expect, test } from 'vitest';
import { longDate } from '#core/time/dates.ts';
import * as step from '#tests/account-steps.ts';
import { enquiry, leadsOf, multipart, solvedSum } from '#tests/lead-steps.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

test('an enquiry records the version of the privacy policy that its sender could read', async () => {
  const form = enquiry(await solvedSum(site.get));
  expect((await site.get('/api/sendnewsletter', multipart(form))).status).toBe(200);
  const [lead] = await leadsOf(form.email);
  const version = longDate(lead?.consentVersion ?? '', 'en');
  const policy = readWords(await (await site.get('/privacy-policy')).text());
  expect(policy).toContain(`This version is of ${version}.`);
});
