import { beforeAll, beforeEach, expect } from 'vitest';
import * as step from './account-steps.ts';
import { createService } from './factories/service.ts';
import { withSite } from './server.ts';

export const service = 'Zorbit licence';
export const serviceInHindi = 'ज़ोर्बिट लाइसेंस';
export const otherService = 'Zorbit registration';

/** The steps of a brochure request on a site with two services. */
export function withBrochures() {
  const site = withSite();
  beforeAll(async () => {
    await createService({ name: service, translations: { hi: { name: serviceInHindi } } });
    await createService({ name: otherService });
  });
  beforeEach(step.forgetLimits);

  const submit = (body: unknown) => site.post('/api/submit-brochure', body);
  const verify = async (email: string, headers: Record<string, string> = {}) =>
    site.post('/api/verify-otp', { email, otp: await step.codeFor(email) }, headers);

  async function listOf(token: string, headers: Record<string, string> = {}) {
    const answer = await site.get('/api/client/brochures', { headers: { ...step.bearer(token), ...headers } });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: number; title: string; download_link: string }[];
  }

  return { site, submit, verify, listOf };
}

export const request = (changes: Record<string, unknown> = {}) => ({
  name: 'Asha Raghunathan',
  company: '',
  email: step.newAddress(),
  phone: '(98450) 12345 x',
  countryCode: '+91',
  service,
  source: 'Google',
  ...changes,
});
