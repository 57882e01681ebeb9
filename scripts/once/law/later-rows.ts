import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';

const proof = { note: optional, source: optional, confidence: required };
const replaces = { replaces_row_of_first_delivery: optional };
const document = z.object({
  id: required,
  kind: required,
  number: optional,
  signed_on: optionalDate,
  published_on: optionalDate,
  gazette_id: optional,
  issuing_body: required,
  title: required,
  subject: required,
  url_or_citation: required,
  ...proof,
  ...replaces,
});
const relation = z.object({
  from_id: required,
  relation: required,
  to_id: required,
  effective_on: optionalDate,
  paragraph: optional,
  ...proof,
  ...replaces,
});
const extension = z.object({
  extension_id: required,
  order_id: required,
  takes_effect_on: optionalDate,
  old_start: optionalDate,
  new_start: optionalDate,
  made_after_old_start: optional,
  ...proof,
});
const date = z.object({
  list: required,
  key: required,
  audience: required,
  from_on: optionalDate,
  to_on: optionalDate,
  kind: required,
  document_id: required,
  ...proof,
});
const exemption = z.object({
  scope: required,
  kind: required,
  quantity: optional,
  unit: optional,
  period: optional,
  applies_to: required,
  condition: required,
  ends_on: optionalDate,
  document_id: required,
  ...proof,
});
const doubt = z.object({ item: required, what_sources_say: required, what_the_site_should_say: required });

export type Extension = z.infer<typeof extension>;

/** Reads the delivered tables of `content/data/law-2/`. */
export async function readLater(content: ContentFiles) {
  const [documents, relations, extensions, dates, exemptions, doubts] = await Promise.all([
    content.csv('data/law-2/legal_documents.csv', document),
    content.csv('data/law-2/document_relations.csv', relation),
    content.csv('data/law-2/extensions.csv', extension),
    content.csv('data/law-2/requirement_dates.csv', date),
    content.csv('data/law-2/exemptions.csv', exemption),
    content.csv('data/law-2/doubts.csv', doubt),
  ]);
  return { documents, relations, extensions, dates, exemptions, doubts };
}
export type Later = Awaited<ReturnType<typeof readLater>>;
