import { declareSitePages } from '#core/sitemap/declare-site-pages.server.ts';
import { declareContentFollowers } from '#db/content/write-content.server.ts';
import {
  declareDraftWitnesses,
  declarePublicationChecks,
  declarePublicationWitnesses,
  declareRecords,
  declareScheduleFailureWitnesses,
} from '#features/records/declare-records.server.ts';
import { declareSearch } from '#features/search/search-sources.server.ts';
import { features } from '#server/features.ts';

/**
 * Passes what the features declare to the parts that pages and commands use: search, the lists of pages, content writes.
 * Every process that opens the database calls this first: the server, the worker, the import and the tests.
 */
export function connectFeatures(): void {
  declareSearch(features.flatMap(({ search }) => search ?? []));
  declareContentFollowers(features.flatMap(({ followers }) => followers ?? []));
  declareRecords(features.flatMap(({ records }) => records ?? []));
  declarePublicationChecks(features.flatMap(({ publicationChecks }) => publicationChecks ?? []));
  declarePublicationWitnesses(features.flatMap(({ publicationWitnesses }) => publicationWitnesses ?? []));
  declareDraftWitnesses(features.flatMap(({ draftWitnesses }) => draftWitnesses ?? []));
  declareScheduleFailureWitnesses(features.flatMap(({ scheduleFailureWitnesses }) => scheduleFailureWitnesses ?? []));
  declareSitePages(features.flatMap(({ pages }) => pages ?? []));
}
