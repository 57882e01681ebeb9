import type { Tools } from '#core/http/tool.ts';
import type { CleanUp } from '#core/jobs/clean-up.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import type { SitePages } from '#core/sitemap/site-pages.ts';
import type { ContentSource } from '#db/content/content-source.server.ts';
import type { ContentFollower } from '#db/content/write-content.server.ts';
import type { Mail } from '#features/mail/define-mail.ts';
import type { MailSource } from '#features/mail/mail-setup.server.ts';
import type {
  DraftWitness,
  PublicationCheck,
  PublicationWitness,
  ScheduleFailureWitness,
} from '#features/records/declare-records.server.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import type { SearchSource } from '#features/search/search-source.ts';
import type { DeskCalls } from './desk-call.ts';
import type { SiteCalls } from './site-call.ts';

/**
 * What a feature declares to the rest of the site. `<noun>.feature.ts` is its table of contents, and
 * `server/features.ts` lists each feature once. The server uses these declarations and imports no feature itself.
 */
export type Feature = {
  /** The name of the folder, as it appears in logs and reports. */
  name: string;
  /** How its files in `content/` become rows; loaded only for an import, so that every start stays quick. */
  content?: () => Promise<readonly ContentSource[]>;
  /** The calls of the noun, with their handlers. */
  api?: readonly SiteCalls[];
  /** Those of them that machines may also make as tools. */
  tools?: readonly Tools[];
  /** The calls that staff make about it at the desk. */
  desk?: readonly DeskCalls[];
  /** The kinds of record that files and the desk write. */
  records?: readonly RecordKind[];
  /** What it asks of any record before that is published at the desk. */
  publicationChecks?: readonly PublicationCheck[];
  /** Who looks on, in the transaction, when a record is published at the desk. */
  publicationWitnesses?: readonly PublicationWitness[];
  /** Who hears, in the transaction, of what staff do with a draft. */
  draftWitnesses?: readonly DraftWitness[];
  /** Who hears of a draft that could not be published, or taken from the site, at its hour. */
  scheduleFailureWitnesses?: readonly ScheduleFailureWitness[];
  /** The kinds of thing that people can search for. */
  search?: readonly SearchSource[];
  /** What it derives from public content of any feature whenever that content is written. */
  followers?: readonly ContentFollower[];
  /** What it keeps in memory of public content: read at the start and after each change, so that no visitor waits for it. */
  readAhead?: readonly (() => Promise<unknown>)[];
  /** Its pages, for the sitemap that search engines read and the page of contents for people. */
  pages?: readonly SitePages[];
  /** What expires and is deleted by the hourly clean-up. */
  cleanUp?: readonly CleanUp[];
  /** Work that runs outside of requests. */
  jobs?: readonly Job[];
  /** The mails that it sends. */
  mails?: readonly Mail[];
  /** Where the data of those of its mails come from that are filled when they are sent. */
  mailSources?: readonly MailSource[];
};
