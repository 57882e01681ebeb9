import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { galleryContent } from './gallery.content.server.ts';

const plate = (services: string) => `
- slug: anvil
  title: Anvil
  image: images/gallery/anvil.svg
  image_alt: A drawing of an anvil
  services: ${services}
`;

test.each([
  ['[lamp-mark]', []],
  ['[lamp-mark, lump-mark]', ['entry 1 (anvil) names no service: lump-mark']],
  ['[__proto__]', ['is not a slug']],
])('a plate with the services %s', async (services, reasons) => {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  try {
    await mkdir(join(folder, 'images/gallery'), { recursive: true });
    await writeFile(join(folder, 'gallery.yaml'), plate(services));
    await writeFile(
      join(folder, 'images/gallery/anvil.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><path d="M0 0h9"/></svg>',
    );
    const files = openContent(folder);
    const known = { services: [{ facts: { slug: 'lamp-mark' } }] };
    const readBy = (async () => known) as unknown as Parameters<typeof galleryContent.read>[0]['readBy'];
    await galleryContent.read({ files, readBy } as Parameters<typeof galleryContent.read>[0]);
    expect(files.problems.map(({ reason }) => reason).join('; ')).toContain(reasons.join('; '));
    expect(files.problems).toHaveLength(reasons.length);
  } finally {
    await rm(folder, { recursive: true });
  }
});
