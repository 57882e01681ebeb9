import { z } from 'zod';
import { cleanTranslated } from '#core/content/clean-texts.server.ts';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { tutorials } from '#db/schema/tutorials.ts';
import { videoIdOf } from './video-id-of.ts';

const file = 'tutorials.yaml';
const schema = z
  .array(
    z.strictObject({
      slug,
      title: required,
      video_url: required.refine(videoIdOf, 'is not the address of a video on YouTube').nullable().default(null),
      is_demonstration: z.boolean().default(false),
      description: required,
      translations,
    }),
  )
  .superRefine(distinctBy((tutorial) => tutorial.slug));

export const tutorialsContent = defineContent({
  async read({ files, clean }) {
    const entries = (await files.yaml(file, schema)) ?? [];
    return Promise.all(
      entries.map(async (entry, position) => ({
        slug: entry.slug,
        title: entry.title,
        videoUrl: entry.video_url,
        isDemonstration: entry.is_demonstration,
        description: await clean.html(file, 1, entry.description),
        position,
        translations: await cleanTranslated(entry.translations, 'description', file, clean),
      })),
    );
  },
  async write({ sync }, rows) {
    await sync.rows(tutorials, ['slug'], rows);
  },
});
