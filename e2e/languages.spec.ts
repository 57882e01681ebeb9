import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import PO from 'pofile';
import { languages } from '#locales/languages.ts';
import { hydrated } from './hydrated.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered the page in it by a line that moves nothing, and that stays away when it is closed', async ({
    page,
  }) => {
    await page.goto('/services');
    const offer = page.getByRole('complementary').getByRole('link', { name: 'यह पृष्ठ हिन्दी में' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'hi');
    await page.getByRole('complementary', { name: 'Choose a language' }).getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });

  test('comes to it by that line, and is not asked again', async ({ page }) => {
    await page.goto('/services?from=a-link');
    await page.getByRole('link', { name: 'यह पृष्ठ हिन्दी में' }).click();
    await expect(page).toHaveURL(/\/hi\/services/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
});

test('nobody is offered the language that the page has', async ({ page }) => {
  await page.goto('/services');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary').getByRole('link', { name: /This page in/ })).toHaveCount(0);
});

test('what is not translated stands in one frame, in its own language and direction', async ({ page }) => {
  for (const path of [
    '/services/cyber-security/stqc-cctv',
    '/products/cctv-camera',
    '/privacy-policy',
    '/knowledge-base/bis-basics',
  ]) {
    await page.goto(`/de${path}`);
    // The sheet of a product has one of its own, for what is in doubt.
    await expect(page.locator('.untranslated-frame:not(.fine-frame *)'), path).toHaveCount(1);
    for (const frame of await page.locator('.untranslated-frame').all()) {
      await expect(frame.locator('.untranslated-line')).toHaveText(/^Dieser Teil ist auf Englisch/);
      await expect(frame.locator('[lang=en]').first()).toBeVisible();
    }
    const block = page.locator('main div[lang=en]').filter({ has: page.locator('.prose') });
    await expect(block, path).toHaveCount(1);
    await expect(block).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('.untranslated-line + div').last()).toHaveAttribute('lang', 'en');
  }
});

test('the headings of a service are in the language of their texts', async ({ page }) => {
  await page.goto('/de/services/cyber-security/stqc-cctv');
  await expect(page.locator('.untranslated-frame #process-title')).toHaveText('Process');
  await page.goto('/de/services/bis/bis-fmcs');
  await expect(page.locator('#process-title')).toHaveText('Ablauf');
  await expect(page.locator('.untranslated-frame')).toHaveCount(0);
  for (const slug of ['bis-isi-mark', 'bis-fmcs', 'bis-scheme-x']) {
    await page.goto(`/hi/services/bis/${slug}`);
    await expect(page.locator('#process-title'), slug).toHaveText('प्रक्रिया');
    await expect(page.locator('main :is(h2, h3)[lang=en]'), slug).toHaveCount(0);
  }
});

test('the next step for a product has no English in a page of another language', async ({ page }) => {
  await page.goto('/de/products/led-lamp');
  await expect(page.locator('#next-step')).toContainText('Ihr nächster Schritt');
  await expect(page.locator('#next-step [lang=en]')).toHaveCount(0);
  await page.goto('/hi/products/led-lamp');
  await expect(page.locator('#next-step .prose')).toBeVisible();
});

test('the words of the page in that frame are in the language of the page', async ({ page }) => {
  await page.goto('/ar/knowledge-base/bis-basics#what-is-the-isi-mark');
  const words = page.locator('.untranslated-frame [lang=ar]').filter({ visible: true });
  await expect(words).toHaveCount(1);
  await expect(words).toHaveAttribute('dir', 'rtl');
});

test('cards that are not translated never alternate with others', async ({ page }) => {
  for (const path of ['/de/blogs', '/de/services', '/hi/services', '/ar/services']) {
    await page.goto(path);
    const cards = page.locator('main article');
    await cards.first().waitFor();
    const unlike = await cards.evaluateAll((all) =>
      all.filter((card) => {
        const isEnglish = card.querySelector('p[lang=en], div[lang=en]') !== null;
        return isEnglish !== (card.closest('.untranslated-frame') !== null);
      }),
    );
    expect(unlike, path).toEqual([]);
  }
});

for (const language of ['ar', 'hi', 'ta', 'th', 'zh-Hans']) {
  // Arabic and Hindi are among the pages of `pages.ts`.
  const paths = ['ar', 'hi'].includes(language) ? [] : ['', '/products/led-lamp', '/approval-finder/led-bulb/answers'];
  test(`axe finds nothing in ${language}, nor in a form with its errors`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [...paths, '/contact']) {
      await page.goto(`/${language}${path}`);
      await hydrated(page);
      if (path === '/contact') {
        const form = page.locator('main form').first();
        await form.locator('[name=name]').focus();
        await expect(form.locator('[name=captcha]')).toBeVisible();
        await form.locator('[type=submit]').click();
        await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
      }
      await expectAccessible(page, path === '' ? undefined : 'main');
    }
  });
}

/** A text of each catalogue that no other language has, by the place of the catalogue. */
const signs = new Map(
  languages.flatMap(({ code }) =>
    (
      [
        ['site', 'This part is in English, because it has not been translated yet.'],
        ['account', 'Enter the code to confirm your preferred time.'],
      ] as const
    ).map(([audience, text]) => {
      const { items } = PO.parse(readFileSync(`src/locales/${code}/${audience}.po`, 'utf8'));
      return [`${code}/${audience}`, items.find(({ msgid }) => msgid === text)?.msgstr[0] || text] as const;
    }),
  ),
);

/** Watches the catalogues that a page loads; `forget` begins anew. */
function watchCatalogues(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  return {
    async loaded(): Promise<string[]> {
      const texts = await Promise.all(scripts);
      return [...signs].flatMap(([place, sign]) => (texts.some((text) => text.includes(sign)) ? place : [])).sort();
    },
    forget: () => void scripts.splice(0),
  };
}

test('a visitor loads the catalogues of the page alone, also after choosing another language', async ({ page }) => {
  expect(new Set(signs.values()).size).toBe(signs.size);
  const { loaded, forget } = watchCatalogues(page);
  for (const [language, next] of [
    ['en', 'de'],
    ['ta', 'ar'],
    ['zh-Hans', 'en'],
  ] as const) {
    const prefix = language === 'en' ? '' : `/${language}`;
    await page.goto(`${prefix}/contact`);
    await hydrated(page);
    await page.locator('main form [name=name]').first().focus();
    await expect.poll(loaded).toEqual([`${language}/account`, `${language}/site`]);
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toEqual([`${language}/account`, `${language}/site`]);
    forget();

    const list = page.locator('footer nav details').filter({ has: page.locator(`a[hreflang="${next}"]`) });
    await list.locator('summary').click();
    await list.locator(`a[hreflang="${next}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', next);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(loaded).toContain(`${next}/site`);
    expect((await loaded()).filter((place) => !place.startsWith(`${next}/`))).toEqual([]);
    forget();
  }
});
