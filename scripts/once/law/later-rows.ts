import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import * as first from './law-rows.ts';

// The tables of the first delivery without the columns that were added to it here, and under the names that it uses itself.
const replaces = { replaces_row_of_first_delivery: optional };
const document = first.document
  .omit({ authority: true, citation: true, disputed: true, recorded_on: true, verified_on: true })
  .extend({ issuing_body: required, url_or_citation: required, ...replaces });
const relation = first.relation.omit({ lines: true, effect: true, text: true }).extend(replaces);
const date = first.date
  .omit({ order: true, effect: true, derived: true, counts_from: true })
  .extend({ list: required, key: required, document_id: required });
const extension = z.object({
  extension_id: required,
  order_id: required,
  takes_effect_on: optionalDate,
  old_start: optionalDate,
  new_start: optionalDate,
  made_after_old_start: optional,
  note: optional,
  source: optional,
  confidence: required,
});
const doubt = z.object({ item: required, what_sources_say: required, what_the_site_should_say: required });

export type Extension = z.infer<typeof extension>;

/** Reads the delivered tables of `content/data/law-2/`. */
export async function readLater(content: ContentFiles) {
  const [documents, documentsBeside, relations, extensions, dates, exemptions, exemptionsBeside, hsCodes, doubts] =
    await Promise.all([
      content.csv('data/law-2/legal_documents.csv', document),
      content.csv('data/law-2/legal_documents_beside.csv', document),
      content.csv('data/law-2/document_relations.csv', relation),
      content.csv('data/law-2/extensions.csv', extension),
      content.csv('data/law-2/requirement_dates.csv', date),
      content.csv('data/law-2/exemptions.csv', first.exemption),
      content.csv('data/law-2/exemptions_beside.csv', first.exemption),
      content.csv('data/law-2/hs_codes.csv', first.hsCode),
      content.csv('data/law-2/doubts.csv', doubt),
    ]);
  return {
    documents: [...documents, ...documentsBeside],
    relations,
    extensions,
    dates,
    exemptions: [...exemptions, ...exemptionsBeside],
    hsCodes,
    doubts,
  };
}
export type Later = Awaited<ReturnType<typeof readLater>>;
