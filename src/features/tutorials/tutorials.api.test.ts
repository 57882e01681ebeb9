import { expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { createTutorial } from '#tests/factories/tutorial.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const videoUrl = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

test('clients read the tutorials in their language, and nobody else does', async () => {
  await createTutorial({ title: 'Zorbit tutorial', videoUrl, translations: { hi: { title: 'ज़ोर्बिट पाठ' } } });
  await createTutorial({ title: 'Zorbit draft', status: 'draft' });
  expect((await site.get('/api/client/tutorials')).status).toBe(401);
  const { token } = await step.registerClient(site);
  const answer = await site.get('/api/client/tutorials', {
    headers: { ...step.bearer(token), 'current-locale': 'hi' },
  });
  const list = (await answer.json()) as { slug: string; title: string; video_url: string }[];
  expect(list.find(({ slug }) => slug === 'zorbit-tutorial')).toMatchObject({
    title: 'ज़ोर्बिट पाठ',
    video_url: videoUrl,
    description: '<p>Start with the date.</p>',
    is_demonstration: false,
  });
  expect(list.some(({ slug }) => slug === 'zorbit-draft')).toBe(false);
});

test('the player of a video is a document that only our pages can frame, and that can frame only the player', async () => {
  await createTutorial({ title: 'Zorbit video', videoUrl });
  await createTutorial({ title: 'Zorbit text' });
  const answer = await site.get('/account/tutorials/zorbit-video/player');
  expect(await answer.text()).toContain('src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect((await site.get('/account/tutorials/zorbit-text/player')).status).toBe(404);
  const page = await site.get('/account/tutorials');
  expect(page.headers.get('content-security-policy')).not.toContain('youtube');
});
