import { z } from 'zod';
import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { picturePath, readPictures, storePictures } from '#db/content/sync-pictures.server.ts';
import { careerBlocks, jobOpenings } from '#db/schema/careers.ts';
import type { careerBlockKinds } from './career-kinds.schema.ts';

const file = 'careers.yaml';

const opening = z.strictObject({
  slug,
  job_title: required,
  posted_on: z.iso.date('is not a date like 2026-01-31'),
  field_exprence: required,
  job_title2: required.optional(),
  job_subtitle2: required.optional(),
  job_description: required,
  translations,
});
const picture = { image: required.optional(), image_alt: required.optional() };
const block = z.strictObject({
  slug: slug.optional(),
  title: required,
  description: required.optional(),
  ...picture,
  translations,
});
const blocks = z
  .array(block.extend({ slug }))
  .default([])
  .superRefine(distinctBy((entry) => entry.slug));
const schema = z.strictObject({
  openings: z
    .array(opening)
    .default([])
    .superRefine(distinctBy((entry) => entry.slug)),
  banner: block.optional(),
  growths: blocks,
  opportunities: blocks,
  about: block.optional(),
  offer: block.extend({ items: blocks }).optional(),
});

type Block = z.output<typeof block>;
type Kind = (typeof careerBlockKinds)[number];

/** The openings, and the blocks of the page about a career here. */
export const careersContent = defineContent({
  async read({ files, clean }) {
    const read = await files.yaml(file, schema);
    if (!read) return undefined;
    const { openings, banner, growths, opportunities, about, offer } = read;
    const { items = [], ...offerBlock } = offer ?? {};
    const inOrder: [Kind, Block[]][] = [
      ['banner', banner ? [banner] : []],
      ['growth', growths],
      ['opportunity', opportunities],
      ['about', about ? [about] : []],
      ['offer', 'title' in offerBlock ? [offerBlock] : []],
      ['offer-item', items],
    ];
    const images = inOrder.flatMap(([, all]) => all.flatMap(({ image }) => image ?? []));
    return {
      openings: await Promise.all(openings.map((entry, position) => openingRow(entry, position, clean))),
      blocks: await Promise.all(
        inOrder.flatMap(([kind, all]) => all.map((entry, position) => blockRow(kind, entry, position, clean))),
      ),
      pictures: await readPictures(files, images),
    };
  },
  async write({ sync }, read) {
    if (!read) return;
    await sync.rows(jobOpenings, ['slug'], read.openings);
    await sync.rows(careerBlocks, ['kind', 'slug'], read.blocks);
    await storePictures(sync.report, read.pictures);
  },
});

async function openingRow(entry: z.output<typeof opening>, position: number, clean: CleanTexts) {
  return {
    slug: entry.slug,
    jobTitle: entry.job_title,
    jobDescription: await clean.markdown(file, 1, entry.job_description),
    jobTitle2: entry.job_title2 ?? null,
    jobSubtitle2: entry.job_subtitle2 ?? null,
    fieldOfExperience: entry.field_exprence,
    postedOn: entry.posted_on,
    position,
    translations: await inMarkdown(entry.translations, 'jobDescription', clean),
  };
}

async function blockRow(kind: Kind, entry: Block, position: number, clean: CleanTexts) {
  return {
    kind,
    slug: entry.slug ?? kind,
    title: entry.title,
    description: entry.description ? await clean.markdown(file, 1, entry.description) : null,
    imagePath: entry.image ? picturePath(entry.image) : null,
    imageAlt: entry.image_alt ?? null,
    position,
    translations: await inMarkdown(entry.translations, 'description', clean),
  };
}

type Languages = z.output<typeof translations>;

/** The Markdown field of each translation becomes clean HTML, as the English one does. */
async function inMarkdown(languages: Languages, field: string, clean: CleanTexts): Promise<Languages> {
  const entries = Object.entries(languages).map(async ([language, fields]) => {
    const text = fields[field];
    return [language, text ? { ...fields, [field]: await clean.markdown(file, 1, text) } : fields] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
