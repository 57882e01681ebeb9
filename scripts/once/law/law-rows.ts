import { z } from 'zod';
import { optional, optionalDate, required } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';

const yes = z.enum(['yes', '']).transform((word) => word === 'yes');
const proof = { note: optional, source: optional, confidence: required };

export const document = z.object({
  id: required,
  kind: required,
  number: optional,
  signed_on: optionalDate,
  published_on: optionalDate,
  gazette_id: optional,
  authority: required,
  title: required,
  subject: required,
  citation: required,
  disputed: yes,
  recorded_on: z.iso.date(),
  verified_on: optionalDate,
  ...proof,
});
export const relation = z.object({
  from_id: required,
  relation: required,
  to_id: required,
  effective_on: optionalDate,
  paragraph: optional,
  lines: optional,
  effect: optional,
  text: optional,
  ...proof,
});
export const date = z.object({
  list: optional,
  key: optional,
  audience: required,
  from_on: optionalDate,
  to_on: optionalDate,
  kind: required,
  document_id: optional,
  order: optional,
  effect: optional,
  derived: yes,
  counts_from: optionalDate,
  ...proof,
});
export const exemption = z.object({
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
export const hsCode = z.object({ list: required, key: required, itc_hs: required, basis: required, ...proof });
const correction = z.object({
  table: required,
  key: required,
  field: required,
  should_be: required,
  expect: required,
});
const doubt = z.object({ subject: required, orders: optional, lines: optional, reason: required, ask: required });

export type LawDocument = z.infer<typeof document>;
export type RequirementDate = z.infer<typeof date>;
export type Exemption = z.infer<typeof exemption>;
export type HsCode = z.infer<typeof hsCode>;
export type Correction = z.infer<typeof correction> & { line: number };

/** Reads the delivered tables of `content/data/law/`. */
export async function readLawRows(content: ContentFiles) {
  const [documents, relations, dates, exemptions, hsCodes, corrections, doubts] = await Promise.all([
    content.csv('data/law/legal_documents.csv', document),
    content.csv('data/law/document_relations.csv', relation),
    content.csv('data/law/requirement_dates.csv', date),
    content.csv('data/law/exemptions.csv', exemption),
    content.csv('data/law/hs_codes.csv', hsCode),
    content.csv('data/law/corrections.csv', correction),
    content.csv('data/law/doubts.csv', doubt),
  ]);
  return { documents, relations, dates, exemptions, hsCodes, corrections, doubts };
}
export type LawRows = Awaited<ReturnType<typeof readLawRows>>;
