import type { LanguageCode } from '#locales/languages.ts';

type Line = { name: string; url: string };

/** A line of the sitemap page with what is below it, three levels at most; `url` is a path without a language. */
export type SiteMapEntry = Line & { children?: (Line & { children?: Line[] | undefined })[] | undefined };

/** What one noun contributes to the sitemap page. */
export type SiteMapPart = {
  group: 'pages' | 'cities';
  /** Parts are sorted by it; those of the same position follow one another as the features are listed. */
  position: number;
  list(language: LanguageCode): Promise<SiteMapEntry[]>;
};
