import { and, asc, eq } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { slugify } from '#core/text/addresses.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { businessBanners, businessTexts } from '#db/schema/business-card.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { BusinessAbout, BusinessBanner, BusinessService, businessTextKinds } from './business-card.schema.ts';

/** The heads of the business card; the page shows the first one. */
export async function listBanners(language: LanguageCode): Promise<BusinessBanner[]> {
  const rows = await db()
    .select()
    .from(businessBanners)
    .where(eq(businessBanners.status, 'published'))
    .orderBy(asc(businessBanners.position), asc(businessBanners.id));
  return rows.map((row) => {
    const { title, businessName, businessCategory, address, work, mobile, email, website } = localize(row, language);
    return {
      title,
      // The seal is drawn from the English name, so that it is the same in every language.
      banner_img: pictureUrl(row.bannerImage, slugify(row.businessName)),
      business_name: businessName,
      business_category: businessCategory,
      address,
      work,
      mobile,
      email,
      website,
    };
  });
}

export async function listAbout(language: LanguageCode): Promise<BusinessAbout[]> {
  const rows = await listTexts('about', language);
  return rows.map(({ body, profilePath, videoUrl }) => ({
    description: body,
    company_profile_pdf_url: profilePath && `/${profilePath}`,
    video_url: videoUrl,
  }));
}

export async function listCardServices(language: LanguageCode): Promise<BusinessService[]> {
  const rows = await listTexts('service', language);
  return rows.map(({ question, heading, body }) => ({ question, heading, answer: body }));
}

export async function listPaymentInfo(language: LanguageCode): Promise<{ description: string }[]> {
  const rows = await listTexts('payment', language);
  return rows.map(({ body }) => ({ description: body }));
}

async function listTexts(kind: (typeof businessTextKinds)[number], language: LanguageCode) {
  const rows = await db()
    .select()
    .from(businessTexts)
    .where(and(eq(businessTexts.kind, kind), eq(businessTexts.status, 'published')))
    .orderBy(asc(businessTexts.position), asc(businessTexts.id));
  return rows.map((row) => localize(row, language));
}
