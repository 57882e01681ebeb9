import type { Page } from '@playwright/test';
import { enterByPasskey, heading, invitationOf, tabTo } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();
const unique = () => `${Date.now().toString(36)}${test.info().retry}`;

async function publish(page: Page) {
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel(page).getByText('Nothing has been changed since')).toBeVisible();
}

async function writeCategory(page: Page, name: string, slug: string) {
  await page.goto('/desk/records/blog-categories/new');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Address on the site').fill(slug);
  await saved(page);
}

test('an old address leads to the new one, until another record takes it over, and an end stays until it is cleared', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422 .*\/publish/);
  const slug = `zorbit-${unique()}`;
  await enterByPasskey(page, invitationOf(24));
  await writeCategory(page, 'Zorbit lamps', slug);
  const until = page.getByLabel('Until (Indian time)');
  const ends = panel(page).getByText(/It will be taken from the site on 31-12-2036, 10:00/);
  await page.getByText('Publish at a certain time').click();
  await until.fill('2036-12-31T10:00');
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(ends).toBeVisible();
  await page.getByLabel('Address on the site').fill(`${slug}-lamps`);
  await saved(page);
  await publish(page);
  await expect(ends).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Zorbit lamps for good');
  await saved(page);
  await expect(until).toHaveValue('2036-12-31T10:00');
  await until.fill('');
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(panel(page).getByText('Nothing has been changed since')).toBeVisible();
  await expect(ends).toBeHidden();
  const old = await page.request.get(`/hi/blogs/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/hi/blogs/${slug}-lamps`]);

  await writeCategory(page, 'Zorbit tyres', slug);
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const problem = page.getByRole('region', { name: 'There is a problem' });
  await expect(problem).toContainText(`leads visitors on to /blogs/${slug}-lamps`);
  await problem.getByRole('link').click();
  await expect(page.getByLabel('Address on the site')).toBeFocused();
  const question = page.getByRole('region', { name: 'This address leads to another page' });
  await expect(question).toContainText(`/blogs/${slug}-lamps`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take the address over and publish' }).click();
  await expect(page).toHaveURL(/\/blog-categories\/\d+$/);
  await expect.poll(async () => (await page.request.get(`/blogs/${slug}`, { maxRedirects: 0 })).status()).toBe(200);
});

test('a draft is previewed in each language by somebody without an account, until it is discarded', async ({
  page,
  browser,
  baseURL,
  expectErrors,
}) => {
  expectErrors(/404 .*\/(preview|blogs)\//);
  const slug = `zorbit-${unique()}`;
  await enterByPasskey(page, invitationOf(25));
  await writeCategory(page, 'Zorbit previews', slug);
  await page.getByText('हिन्दी').click();
  await page.getByLabel('Name · हिन्दी').fill('ज़ॉर्बिट के लेख');
  await panel(page).getByRole('button', { name: 'Preview' }).click();
  const links = panel(page).getByRole('link', { name: /English|हिन्दी|العربية/ });
  await expect(links).toHaveCount(3);
  await expect(panel(page)).toContainText('without signing in, until');
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  const [english = '', hindi = ''] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  await stranger.goto(english);
  const banner = stranger.getByRole('complementary', { name: 'Preview' });
  await expect(heading(stranger)).toContainText('Zorbit previews');
  await expect(banner).toContainText('It is not public');
  await expectAccessible(stranger);
  await banner.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(stranger).toHaveURL(new URL(hindi).pathname);
  await expect(heading(stranger)).toContainText('ज़ॉर्बिट के लेख');
  await stranger.goto(`/blogs/${slug}`);
  await expect(heading(stranger)).not.toContainText('Zorbit previews');

  await panel(page).getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(heading(page)).toHaveText('Blog categories');
  await stranger.goto(english);
  await expect(heading(stranger)).toHaveText('This preview has ended');
  await context.close();
});

test('a translation is marked by keys, English and Hindi go out without Arabic, and a new English makes it stale', async ({
  page,
}) => {
  const slug = `zorbit-${unique()}`;
  await enterByPasskey(page, invitationOf(29));
  await writeCategory(page, 'Zorbit marks', slug);
  const languages = page.getByRole('group', { name: 'Language beside English' });
  const marks = page.getByRole('group', { name: 'How far the translation is' });
  await languages.getByText('العربية').click();
  await expect(page.getByText('Nothing is translated yet')).toBeVisible();
  await page.getByLabel('Name · العربية').fill('مقالات زوربت');
  await saved(page);
  await languages.getByText('हिन्दी').click();
  await page.getByLabel('Name · हिन्दी').fill('ज़ॉर्बिट के लेख');
  await expect(marks.getByRole('button', { name: 'Draft' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, marks.getByRole('button', { name: 'Reviewed' }));
  await page.keyboard.press('Enter');
  await expect(marks.getByRole('button', { name: 'Reviewed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(languages).toContainText('Reviewed');

  const choice = panel(page).getByRole('group', { name: 'Languages that go out' });
  await expect(choice.getByLabel('English')).toBeDisabled();
  await choice.getByLabel('العربية').focus();
  await page.keyboard.press('Space');
  await expect(choice).toContainText('The others stay a draft.');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page).toHaveURL(/\/blog-categories\/\d+$/);
  const name = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => name(`/hi/blogs/${slug}`)).toContain('ज़ॉर्बिट के लेख');
  expect(await name(`/ar/blogs/${slug}`)).not.toContain('مقالات زوربت');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zorbit marks');
  await expect(choice).toBeHidden();
  await publish(page);
  await expect.poll(() => name(`/ar/blogs/${slug}`)).toContain('مقالات زوربت');

  await page.getByLabel('Name', { exact: true }).fill('Zorbit marks, again');
  await expect(languages.getByText('English has changed')).toHaveCount(2);
  await publish(page);
  await page.goto('/desk/records/blog-categories');
  await page.getByLabel('Translation').selectOption('hi.stale');
  const row = page.getByRole('row', { name: /Zorbit marks, again/ });
  await expect(row).toContainText('Reviewed');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Zorbit marks, again' }).click();
  await languages.getByText('हिन्दी').click();
  await expect(marks).toContainText('The English has changed since.');
  await tabTo(page, marks.getByRole('button', { name: 'Reviewed' }));
  await page.keyboard.press('Space');
  await expect(marks).not.toContainText('The English has changed since.');
  await publish(page);
  await page.goto('/desk/records/blog-categories?translation=hi.stale');
  await expect(heading(page)).toHaveText('Blog categories');
  await expect(page.getByRole('row', { name: /Zorbit marks, again/ })).toHaveCount(0);
});
