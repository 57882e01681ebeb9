import { useRouteLoaderData } from 'react-router';
import type { Frame } from '#features/site/frame.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

export type RootData = {
  language: LanguageCode;
  publicUrl: string;
  siteName: string;
  /** Where the calls live, for `call()`. */
  callBase: string;
  /** Codes of the languages that this host offers and whose texts are ready. */
  offeredLanguages: LanguageCode[];
  topBarLanguages: string[];
  /** The Indian day that the page shows, as DD-MM-YYYY. */
  today: string;
  seoDefaults: { title: string; description: string; keywords: string };
} & Pick<Frame, 'site' | 'topMenu' | 'social' | 'footer'>;

/** What `meta` is given of the routes on the way to a page. */
export type RouteMatches = { matches: readonly ({ id: string; loaderData?: unknown; handle?: unknown } | undefined)[] };

/** What each document knows of the site; undefined on the page that says that nothing could be read. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root');
}

/** The same, from the arguments of a route's `meta`. */
export function rootOf({ matches }: RouteMatches): RootData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
}
