import sharp from 'sharp';
import { z } from 'zod';
import type { Problem } from '#core/content/content-error.ts';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { picturePath, readPictures, storePictures } from '#db/content/sync-pictures.server.ts';
import { galleryItems } from '#db/schema/gallery.ts';
import { servicesContent } from '#features/services/services.content.server.ts';

const file = 'gallery.yaml';
const schema = z
  .array(
    z.strictObject({
      slug,
      title: required,
      description: required.optional(),
      image: required,
      image_alt: required,
      services: z.array(slug).default([]),
      is_mark: z.boolean().default(false),
      translations,
    }),
  )
  .superRefine(distinctBy((item) => item.slug));

/** The pictures of the gallery, each with a drawing or photograph in `images/gallery/`. */
export const galleryContent = defineContent({
  async read({ files, readBy }) {
    const items = (await files.yaml(file, schema)) ?? [];
    const { services } = await readBy(servicesContent);
    const known = new Set(services.map(({ facts }) => facts.slug));
    for (const [index, item] of items.entries())
      for (const slug of item.services)
        if (!known.has(slug))
          files.problems.push({ file, line: 1, reason: `entry ${index + 1} (${item.slug}) names no service: ${slug}` });
    const pictures = await readPictures(
      files,
      items.map(({ image }) => image),
    );
    const sizes = new Map<string, { width: number; height: number }>();
    for (const { path, bytes } of pictures) sizes.set(`storage/${path}`, await sizeOf(path, bytes, files.problems));
    return { items, pictures, sizes };
  },
  async write({ sync }, { items, pictures, sizes }) {
    const rows = items.map(
      ({ slug, title, description, image, image_alt, services, is_mark, translations }, position) => {
        const imagePath = picturePath(image);
        const { width = 600, height = 600 } = sizes.get(imagePath) ?? {};
        return {
          slug,
          title,
          description: description ?? null,
          imagePath,
          imageAlt: image_alt,
          imageWidth: width,
          imageHeight: height,
          serviceSlugs: services,
          isMark: is_mark,
          position,
          translations,
        };
      },
    );
    await sync.rows(galleryItems, ['slug'], rows);
    await storePictures(sync.report, pictures);
  },
});

async function sizeOf(path: string, bytes: Uint8Array, problems: Problem[]) {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    problems.push({ file, line: 1, reason: `the picture images/${path} cannot be read` });
    return { width: 1, height: 1 };
  }
}
