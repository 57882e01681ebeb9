import { z } from 'zod';
import { required, sample, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { slugify } from '#core/text/addresses.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { picturePath, readPictures, storePictures } from '#db/content/sync-pictures.server.ts';
import { associates, processSteps, testimonials } from '#db/schema/home.ts';

const stepSchema = z
  .array(z.strictObject({ order: z.int().positive(), name: required, text: required, translations }))
  .superRefine(distinctBy((step) => step.order));
const voiceSchema = z
  .array(z.strictObject({ name: required, text: required, sample, translations }))
  .superRefine(distinctBy((voice) => voice.name));
const firmSchema = z
  .array(z.strictObject({ name: required, image: required, image_alt: required.optional(), sample, translations }))
  .superRefine(distinctBy((firm) => slugify(firm.name)));

async function readHomeLists(content: ContentFiles) {
  const [steps, voices, firms] = await Promise.all([
    content.yaml('process-steps.yaml', stepSchema),
    content.yaml('testimonials.yaml', voiceSchema),
    content.yaml('associates.yaml', firmSchema),
  ]);
  const pictures = await readPictures(
    content,
    (firms ?? []).map(({ image }) => image),
  );
  return { steps: steps ?? [], voices: voices ?? [], firms: firms ?? [], pictures };
}

/** The ordered lists of the home page: process steps, testimonials, associates. */
export const homeListsContent = defineContent({
  read: ({ files }) => readHomeLists(files),
  async write({ sync }, { steps, voices, firms, pictures }) {
    await sync.rows(processSteps, ['order'], steps);
    await sync.rows(
      testimonials,
      ['name'],
      voices.map(({ sample, ...voice }, position) => ({ ...voice, isSample: sample, position })),
    );
    const rows = firms.map((firm, position) => ({
      slug: slugify(firm.name),
      name: firm.name,
      kind: 'associate' as const,
      imagePath: picturePath(firm.image),
      imageAlt: firm.image_alt ?? null,
      position,
      isSample: firm.sample,
      translations: firm.translations,
    }));
    await sync.rows(associates, ['slug'], rows);
    await storePictures(sync.report, pictures);
  },
});
