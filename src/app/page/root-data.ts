import { useRouteLoaderData } from 'react-router';
import type { Frame } from '#features/site/frame.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type RootData = {
  language: LanguageCode;
  publicUrl: string;
  siteName: string;
  /** The path prefix of the calls, for `call()`. */
  callBase: string;
  /** Codes of the languages that this host offers and whose translation is complete. */
  offeredLanguages: LanguageCode[];
  topBarLanguages: string[];
  /** The Indian date that the page shows, as YYYY-MM-DD. */
  today: string;
  seoDefaults: { title: string; description: string; keywords: string };
} & Pick<Frame, 'site' | 'topMenu' | 'social' | 'footer'>;

/** What `meta` receives about the matched routes of a page. */
export type RouteMatches = { matches: readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[] };

/** What every document knows about the site; undefined on the page that reports that nothing could be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}

/** The same data, from the arguments of a route's `meta`. */
export function rootOf({ matches }: RouteMatches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}
