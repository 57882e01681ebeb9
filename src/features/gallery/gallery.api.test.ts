import { beforeAll, expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

beforeAll(() =>
  writeContent(async (tx) => {
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
        translations: { hi: { title: 'निहाई' } },
      },
      { slug: 'bellows', title: 'Bellows', position: 0 },
    ]);
  }),
);

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
