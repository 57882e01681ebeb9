import { beforeAll, expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

beforeAll(async () => {
  await emptyContent();
  await createService({ name: 'Lamp mark', category: 'Marks' });
  await createService({ name: 'Kettle mark', category: 'Marks' });
  await writeContent(async (tx) => {
    await tx.delete(galleryItems);
    await tx.insert(galleryItems).values([
      {
        slug: 'anvil',
        title: 'Anvil',
        description: 'It rings.',
        imagePath: 'storage/gallery/anvil.svg',
        imageAlt: 'A drawing of an anvil',
        imageWidth: 600,
        imageHeight: 400,
        position: 1,
        serviceSlugs: ['lamp-mark'],
        isMark: true,
        translations: { hi: { title: 'निहाई', imageAlt: 'निहाई का चित्र' } },
      },
      { slug: 'bellows', title: 'Bellows', position: 0 },
    ]);
  });
});

test('the pictures come in their order, and a seal stands in for a missing one', async () => {
  expect(await (await site.get('/api/galleries')).json()).toEqual([
    {
      id: expect.any(Number),
      title: 'Bellows',
      description: null,
      image_url: '/seals/bellows.svg',
      image_alt: 'Bellows',
    },
    {
      id: expect.any(Number),
      title: 'Anvil',
      description: 'It rings.',
      image_url: '/storage/gallery/anvil.svg',
      image_alt: 'A drawing of an anvil',
    },
  ]);
});

test('without script, each plate is a link to its picture, and its room is reserved', async () => {
  const page = await (await site.get('/hi/gallery')).text();
  expect(page.includes('href="/storage/gallery/anvil.svg"')).toBe(true);
  expect(/<img[^>]*src="\/storage\/gallery\/anvil\.svg"[^>]*width="600" height="400"/.test(page)).toBe(true);
  expect(page.includes('निहाई')).toBe(true);
});

test('a service shows the plates that name it, in the language of the page, and says that they are no marks', async () => {
  const page = await (await site.get('/hi/services/marks/lamp-mark')).text();
  expect(/<img[^>]*src="\/storage\/gallery\/anvil\.svg"[^>]*alt="निहाई का चित्र"[^>]*loading="lazy"/.test(page)).toBe(
    true,
  );
  expect(page.includes('यह मार्क नहीं है')).toBe(true);
  const other = await (await site.get('/services/marks/kettle-mark')).text();
  expect(other.includes('anvil.svg')).toBe(false);
});
