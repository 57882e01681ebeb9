import type { CleanUp } from '#core/jobs/clean-up.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import type { SitemapSource } from '#core/sitemap/sitemap-source.ts';
import type { ContentSource } from '#db/content-source.server.ts';
import type { ContentFollower } from '#db/write-content.server.ts';
import type { Mail } from '#features/mail/define-mail.ts';
import type { SearchSource } from '#features/search/search-source.ts';
import type { Api } from './define-api.ts';

/**
 * What a noun gives to the machines of the site. `<noun>.feature.ts` is its table of contents, and
 * `server/features.ts` lists each feature once; the machines take these declarations and import no noun.
 */
export type Feature = {
  /** The folder's name, as the log and reports say it. */
  name: string;
  /** How its files in `content/` become rows; loaded only for an import, so that every start stays quick. */
  content?: () => Promise<readonly ContentSource[]>;
  /** The calls of the noun, with their handlers. */
  api?: readonly Api[];
  /** What of it people can search for. */
  search?: readonly SearchSource[];
  /** What it makes from public content, of whatever noun, whenever that is written. */
  afterContentWrite?: ContentFollower;
  /** The addresses of its pages, for search engines. */
  sitemap?: readonly SitemapSource[];
  /** What of it expires. */
  cleanUp?: readonly CleanUp[];
  /** Work that runs outside of requests. */
  jobs?: readonly Job[];
  /** The mails that it sends. */
  mails?: readonly Mail[];
};
