import { enterAsNewClient } from './account-steps.ts';
import { hydrated } from './hydrated.ts';
import { desktop, expectAccessible, fill, open, openDrawer, textsOf } from './journeys.ts';
import { noAnswer } from './lead-steps.ts';
import { reviewLink } from './link-tokens.ts';
import { codeTo, linkIn, mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const post = '/blogs/bis-certification/moving-to-is-iec-62368-1';

for (const { name, language, home, viewport } of [desktop]) {
  const t = textsOf(language);

  test.describe(name, () => {
    test.use({ viewport });

    test('a visitor registers on the way, comments, and reads the comment once the office has approved it', async ({
      page,
      expectErrors,
    }) => {
      expectErrors(/ERR_FAILED .*\/blogs\/\d+\/comments/);
      const email = newAddress();
      const comment = `Does this cover power banks? <b>${email}</b>`;
      await open(page, home + post);
      const comments = page.locator('#comments');
      await expect(comments.getByRole('button', { name: t('Login to Comment') })).toBeVisible();
      const drawer = await openDrawer(page, 'blog-account');
      await fill(drawer, {
        name: 'Asha Raghunathan',
        email,
        phone: '9845012345',
        password: 'mango-tram-62-lantern',
        password_confirmation: 'mango-tram-62-lantern',
      });
      await expect(drawer.locator('form p').filter({ has: page.locator('a[href$="/privacy-policy"]') })).toBeVisible();
      await drawer.getByRole('button', { name: t('Register'), exact: true }).click();
      await drawer.locator('[name=otp]').fill(await codeTo(email));
      await drawer.locator('form').getByRole('button').first().click();
      await expect(drawer).toBeHidden();

      const form = comments.locator('form');
      await expect(
        form
          .first()
          .locator('p')
          .filter({ has: page.locator('a[href$="/privacy-policy"]') }),
      ).toBeVisible();
      await form.getByRole('button', { name: t('Send comment') }).click();
      await expect(form.locator('#comment-comment-error')).toHaveText(t('Comment field is required.'));
      await expectAccessible(page, '#comments');
      await form.locator('textarea').fill(comment);
      const sent = '**/api/blogs/*/comments';
      await page.route(sent, (route) => route.abort());
      await form.getByRole('button', { name: t('Send comment') }).click();
      await expect(form.getByText(t(noAnswer))).toBeVisible();
      await page.unroute(sent);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route(sent, async (route) => {
        await answered;
        await route.continue();
      });
      await form.getByRole('button', { name: t('Send comment') }).click();
      await expect(form.getByText(t(noAnswer)), 'while it is sent again').toHaveCount(0);
      answer();
      await expect(comments.getByText(t('Your comment is waiting for approval.'))).toBeVisible();
      await expect(comments.getByText(comment)).toHaveCount(0);

      await page.goto(`${home}/account/comments`);
      await expect(page.getByText(t('Pending Approval'))).toBeVisible();
      await expectAccessible(page);

      expect(linkIn(await mailTo(office, new RegExp(email)), '/desk/comments')).toContain('?comment=');
      await page.goto(await reviewLink(page, comment));
      await expect(page.getByText(comment)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('Comment approved. It now appears under the post.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

      await expect
        .poll(async () => {
          await page.goto(home + post);
          return comments.getByText(comment).count();
        })
        .toBe(1);
      await page.goto(`${home}/account/comments`);
      await expect(page.getByText(t('Approved'), { exact: true })).toBeVisible();
    });

    test('the contents are closed until they are opened, and lead to a heading below the header', async ({ page }) => {
      await open(page, home + post);
      const contents = page.locator('details', { hasText: t('Table of Contents') });
      const link = contents.getByRole('link').nth(1);
      await expect(link).toBeHidden();
      await contents.locator('summary').click();
      await link.click();
      const heading = page.locator('.prose h2').nth(1);
      await expect(heading).toBeInViewport();
      await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(90);
      await contents.locator('summary').click();
      await expect(link).toBeHidden();
    });
  });
}

test('what was typed is still there when the session has ended and the client logs in again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/401 .*\/blogs\/\d+\/comments/);
  await enterAsNewClient(page);
  await open(page, post);
  const comments = page.locator('#comments');
  await comments.locator('textarea').fill('A long thought');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  await page.route('**/api/blogs/*/comments', (route) => route.fulfill({ status: 401, json: { message: 'Over' } }));
  await comments.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Failed to submit comment.').first()).toBeVisible();
  await expect(comments.getByRole('button', { name: 'Login to Comment' })).toBeVisible();
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage'));
  }, stored);
  await expect(comments.locator('textarea')).toHaveValue('A long thought');
});

test('the title of a post leads to it, as the rest of its card does', async ({ page }) => {
  for (const place of ['lead story', 'card'] as const) {
    await page.goto('/blogs');
    await hydrated(page);
    const post = page
      .getByRole('main')
      .locator('article')
      .nth(place === 'card' ? 1 : 0);
    const title = (await post.getByRole('heading').textContent()) ?? '';
    await post.getByRole('heading').scrollIntoViewIfNeeded();
    const box = await post.getByRole('heading').boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
