import { NotFoundError } from '#core/errors.ts';
import { findHomeSection, type PageView } from '#features/pages/pages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

/**
 * A section of the home page: `home-banner`, `about`, `services`, `brochure`, `call`, `process` …
 * @throws NotFoundError if editors have not written it yet
 */
export async function getHomeSection(slug: string, language: LanguageCode): Promise<PageView> {
  const section = await findHomeSection(slug, language);
  if (!section) throw new NotFoundError(`home section ${slug}`);
  return section;
}
