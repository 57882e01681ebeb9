import { z } from 'zod';
import { required, sample, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { slugify } from '#core/text/addresses.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { picturePath, readPictures, storePictures } from '#db/content/sync-pictures.server.ts';
import { milestones, teamMembers } from '#db/schema/about.ts';
import { associates } from '#db/schema/home.ts';

const schema = z.strictObject({
  years: z
    .array(z.strictObject({ year: z.int().min(1900).max(2100), text: required, translations }))
    .superRefine(distinctBy(({ year }) => year)),
  team: z
    .array(z.strictObject({ name: required, designation: required, translations }))
    .superRefine(distinctBy(({ name }) => slugify(name))),
  clients: z
    .array(z.strictObject({ name: required, image: required, image_alt: required, sample, translations }))
    .superRefine(distinctBy(({ name }) => slugify(name))),
});

/** Years, team and clients of the page about the firm; its longer texts are in `pages/`. */
export const aboutContent = defineContent({
  async read({ files }) {
    const { years = [], team = [], clients = [] } = (await files.yaml('about.yaml', schema)) ?? {};
    const images = clients.map(({ image }) => image);
    return { years, team, clients, pictures: await readPictures(files, images) };
  },
  async write({ sync }, { years, team, clients, pictures }) {
    await sync.rows(milestones, ['year'], years);
    await sync.rows(
      teamMembers,
      ['slug'],
      team.map((member, position) => ({ slug: slugify(member.name), ...member, position })),
    );
    const firms = clients.map(({ name, image, image_alt, sample, translations }, position) => ({
      slug: slugify(name),
      name,
      kind: 'customer' as const,
      imagePath: picturePath(image),
      imageAlt: image_alt,
      position,
      isSample: sample,
      translations,
    }));
    await sync.rows(associates, ['slug'], firms, { kind: 'clients' });
    await storePictures(sync.report, pictures);
  },
});
