import { createHash } from 'node:crypto';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import { htmlBlocks } from '#core/pdf/html-blocks.ts';
import type { ContentReading } from '#db/content/content-source.server.ts';
import type { PublicFile } from '#db/content/sync-pictures.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocument, yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { type Letterhead, letterheadOf } from '#features/site/letterhead.ts';
import { contactSettingsContent, siteSettingsContent } from '#features/site/settings.content.server.ts';
import { settingGroups } from '#features/site/site.schema.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import { businessBannerKind, businessCardKind } from './business-card.record.server.ts';

const file = 'business-card.yaml';
type Entry = Record<string, unknown>;

export const businessBannersContent = contentOf(businessBannerKind, {
  documents: ({ files }) =>
    yamlDocuments(files, file, {
      lists: ['banners', 'about', 'services', 'payment'],
      renamed: { businessName: 'name', businessCategory: 'category' },
    }),
});

/** The texts of the accordions; the company's profile is drawn as a PDF file. */
export const businessCardContent = contentOf(businessCardKind, {
  texts: 'markdown',
  async documents({ files, clean, readBy }) {
    const given = await yamlDocument(files, file, { documentOf: (whole) => whole as Entry });
    return Promise.all(
      given.map(async ({ document: { banners: _, about, services, payment }, placeOf }) => {
        const { description: body, profile: text, video: videoUrl, ...head } = (about ?? {}) as Entry;
        const { file: place, line } = placeOf(['about', 'profile']);
        const html = typeof text === 'string' ? await clean.markdown(place, line, text) : '';
        const profile = html ? await drawCompanyProfile(html, readBy) : undefined;
        const profilePath = profile && `storage/${profile.path}`;
        const document = {
          about: [{ body, profilePath, videoUrl, ...head }],
          services: Array.isArray(services)
            ? services.map(({ answer, ...service }: Entry) => ({ body: answer, ...service }))
            : services,
          payment: payment ? [withBody(payment as Entry)] : [],
        };
        return { document, placeOf, pictures: profile ? [profile] : [] };
      }),
    );
  },
});

const withBody = ({ description: body, ...texts }: Entry) => ({ body, ...texts });

/** The profile of the company on its own paper; the name of the file follows from its text. */
async function drawCompanyProfile(html: string, readBy: ContentReading['readBy']): Promise<PublicFile> {
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

async function readLetterhead(readBy: ContentReading['readBy']): Promise<Letterhead> {
  const [site, contact] = await Promise.all([readBy(siteSettingsContent), readBy(contactSettingsContent)]);
  return letterheadOf({
    site: settingGroups.site.parse(site.records[0]?.document),
    contact: settingGroups.contact.parse(contact.records[0]?.document),
  });
}
