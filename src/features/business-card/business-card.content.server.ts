import { createHash } from 'node:crypto';
import { z } from 'zod';
import { cleanTranslated } from '#core/content/clean-texts.server.ts';
import { link, required, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import { htmlBlocks } from '#core/pdf/html-blocks.ts';
import { type ContentReading, defineContent } from '#db/content/content-source.server.ts';
import { type PublicFile, storePictures } from '#db/content/sync-pictures.server.ts';
import { businessBanners, businessTexts } from '#db/schema/business-card.ts';
import { readLetterhead } from '#features/site/read-letterhead.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';

const file = 'business-card.yaml';
const text = required.optional();
const banner = z.strictObject({
  title: required,
  name: required,
  category: text,
  address: text,
  work: text,
  mobile: text,
  email: z.email('is not an email address').optional(),
  website: link.optional(),
  translations,
});
const schema = z.strictObject({
  banners: z.array(banner).superRefine(distinctBy((entry) => entry.name)),
  about: z.strictObject({ description: required, profile: text, video: link.optional(), translations }),
  services: z.array(z.strictObject({ question: required, heading: required, answer: required, translations })),
  payment: z.strictObject({ description: required, translations }),
});

type Entry = { translations: Record<string, Record<string, string>> };

/** The head of the business card and the texts of its accordions; the company's profile is drawn as a PDF file. */
export const businessCardContent = defineContent({
  async read({ files, clean, readBy }) {
    const read = await files.yaml(file, schema);
    if (!read) return undefined;
    const { banners, about, services, payment } = read;
    const bodyOf = async (markdown: string, { translations }: Entry) => ({
      body: await clean.markdown(file, 1, markdown),
      translations: await cleanTranslated(translations, 'body', file, clean),
    });
    const html = about.profile && (await clean.markdown(file, 1, about.profile));
    const profile = html ? await drawCompanyProfile(html, readBy) : null;
    return {
      banners,
      profile,
      texts: [
        {
          kind: 'about' as const,
          position: 0,
          profilePath: profile && `storage/${profile.path}`,
          videoUrl: about.video ?? null,
          ...(await bodyOf(about.description, about)),
        },
        ...(await Promise.all(
          services.map(async (service, position) => ({
            kind: 'service' as const,
            position,
            question: service.question,
            heading: service.heading,
            ...(await bodyOf(service.answer, service)),
          })),
        )),
        { kind: 'payment' as const, position: 0, ...(await bodyOf(payment.description, payment)) },
      ],
    };
  },
  async write({ sync }, read) {
    if (!read) return;
    const rows = read.banners.map(({ name, category, ...entry }, position) => ({
      ...entry,
      businessName: name,
      businessCategory: category ?? null,
      position,
    }));
    await sync.rows(businessBanners, ['businessName'], rows);
    await sync.rows(businessTexts, ['kind', 'position'], read.texts);
    if (read.profile) await storePictures(sync.report, [read.profile]);
  },
});

/** The profile of the company on its own paper; the name of the file follows from its text. */
export async function drawCompanyProfile(html: string, readBy: ContentReading['readBy']): Promise<PublicFile> {
  const letterhead = await readLetterhead(readBy);
  const title = `${letterhead.name}: company profile`;
  const hash = createHash('sha256')
    .update(JSON.stringify([html, letterhead]))
    .digest('hex')
    .slice(0, 12);
  const bytes = await drawPdf({
    title,
    // The file is the same as long as its text is.
    date: new Date(0),
    language: defaultLanguage,
    brand: letterhead,
    seal: sealPath('company-profile'),
    blocks: [{ kind: 'title', text: title }, ...htmlBlocks(html)],
  });
  return { path: `business-card/company-profile-${hash}.pdf`, bytes };
}
