import { withoutSamples } from '#core/content/without-samples.ts';
import { and, asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { certificates, menuItems, socialLinks } from '#db/schema/site.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Certificate, MenuLink, SocialMedia } from './site.schema.ts';
import type { CertificateKind, MenuName } from './site-kinds.schema.ts';

/** The number of services named in the footer, beside a link to all of them. */
const footerServices = 12;

export async function listSocialLinks(): Promise<SocialMedia[]> {
  return db()
    .select({ id: socialLinks.id, url: socialLinks.url, icon: socialLinks.icon })
    .from(socialLinks)
    .where(eq(socialLinks.status, 'published'))
    .orderBy(asc(socialLinks.position), asc(socialLinks.id));
}

/** The three menus of the frame: top bar, footer links, important links. */
export async function getMenus(language: LanguageCode): Promise<Record<MenuName, MenuLink[]>> {
  const rows = await db()
    .select()
    .from(menuItems)
    .where(eq(menuItems.status, 'published'))
    .orderBy(asc(menuItems.position), asc(menuItems.id));
  const menu = (name: MenuName) =>
    rows.filter((row) => row.menu === name).map(({ url, ...row }) => ({ title: localize(row, language).title, url }));
  return { top: menu('top'), links: menu('links'), important: menu('important') };
}

export async function getCertificates(language: LanguageCode): Promise<Record<CertificateKind, Certificate[]>> {
  const rows = await db()
    .select()
    .from(certificates)
    .where(eq(certificates.status, 'published'))
    .orderBy(asc(certificates.position), asc(certificates.id));
  const of = (kind: CertificateKind) =>
    withoutSamples(rows)
      .filter((row) => row.kind === kind)
      .map((row) => ({ id: row.id, imageUrl: `/${row.imagePath}`, imageAlt: localize(row, language).name }));
  return { company: of('company'), site: of('site') };
}

export type FooterService = { id: number; name: string; slug: string; categorySlug: string };

export async function listFooterServices(language: LanguageCode): Promise<FooterService[]> {
  const rows = await db()
    .select({
      id: services.id,
      name: services.name,
      slug: services.slug,
      translations: services.translations,
      categorySlug: serviceCategories.slug,
    })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(eq(services.status, 'published'), eq(serviceCategories.status, 'published')))
    .orderBy(asc(services.position), asc(serviceCategories.position), asc(services.id))
    .limit(footerServices);
  return rows.map((row) => {
    const { id, name, slug, categorySlug } = localize(row, language);
    return { id, name, slug, categorySlug };
  });
}
