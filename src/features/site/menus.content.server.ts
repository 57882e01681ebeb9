import { z } from 'zod';
import { link, required, sample, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { picturePath, readPictures, storePictures } from '#db/content/sync-pictures.server.ts';
import { certificates, menuItems, socialLinks } from '#db/schema/site.ts';
import { type CertificateKind, type MenuName, socialIcons } from './site-kinds.schema.ts';

const items = z
  .array(z.strictObject({ title: required, url: link, translations }))
  .superRefine(distinctBy((entry) => entry.url));
const marks = z
  .array(
    z.strictObject({
      name: required,
      title: required.optional(),
      image: required,
      image_alt: required.optional(),
      sample,
      translations,
    }),
  )
  .superRefine(distinctBy((entry) => entry.name));
const schema = z.strictObject({
  top_menu: items,
  social: z.array(z.strictObject({ icon: z.enum(socialIcons), title: required.optional(), url: link, translations })),
  footer_links: items,
  footer_important: items,
  company_certs: marks,
  site_certs: marks,
});

export const menusContent = defineContent({
  async read({ files }) {
    const menus = await files.yaml('menus.yaml', schema);
    if (!menus) return undefined;
    const images = [...menus.company_certs, ...menus.site_certs].map(({ image }) => image);
    return { menus, pictures: await readPictures(files, images) };
  },
  async write({ sync }, read) {
    if (!read) return;
    const { menus, pictures } = read;
    const inMenu = (menu: MenuName, entries: z.infer<typeof items>) =>
      entries.map((entry, position) => ({ menu, ...entry, position }));
    await sync.rows(
      menuItems,
      ['menu', 'url'],
      [
        ...inMenu('top', menus.top_menu),
        ...inMenu('links', menus.footer_links),
        ...inMenu('important', menus.footer_important),
      ],
    );
    // A link is identified by its icon; the table has no title to translate.
    await sync.rows(
      socialLinks,
      ['icon'],
      menus.social.map(({ icon, url }, position) => ({ icon, url, position })),
    );
    const ofKind = (kind: CertificateKind, entries: z.infer<typeof marks>) =>
      entries.map((entry, position) => ({
        kind,
        name: entry.name,
        imagePath: picturePath(entry.image),
        isSample: entry.sample,
        translations: Object.fromEntries(
          Object.entries(entry.translations).flatMap(([language, { name }]) => (name ? [[language, { name }]] : [])),
        ),
        position,
      }));
    await sync.rows(
      certificates,
      ['kind', 'name'],
      [...ofKind('company', menus.company_certs), ...ofKind('site', menus.site_certs)],
    );
    await storePictures(sync.report, pictures);
  },
});
