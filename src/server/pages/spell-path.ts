import { defaultLanguage, languages } from '#locales/languages.ts';

/**
 * The canonical spelling of a page's path: lower case, no trailing slash, no unnecessary escapes, and no prefix for
 * the default language. Each page has one address, so that it is cached once and found once.
 * @param pathname of a URL; it must be decodable
 */
export function spellPath(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean).map(spellSegment);
  const language = languages.find(({ code }) => code.toLowerCase() === segments[0]);
  const prefix = language && language.code !== defaultLanguage ? [language.code] : [];
  return `/${[...prefix, ...segments.slice(language ? 1 : 0)].join('/')}`;
}

function spellSegment(segment: string): string {
  const small = decodeURIComponent(segment).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return encodeURIComponent(small).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
