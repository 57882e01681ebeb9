import { htmlToText } from '#core/html/html-to-text.ts';
import type { RecordKind } from '../define-record.server.ts';
import { fieldsOf, type RecordField } from '../record-fields.ts';
import { countTexts } from '../translations/count-texts.ts';

type Values = Record<string, unknown>;
/** What a list says about a record beside its document. */
export type Exported = { id: string; state: string; draft: string; changed: string; document: Values };

/** As many characters as a cell of a spreadsheet takes. */
const mostLetters = 32_767;

/** The head of an exported list: what the list shows, and each field of the document under its own name. */
export function exportHead({ schema }: RecordKind, languages: readonly string[]): string[] {
  const fields = fieldsOf(schema).map(({ name }) => name);
  return ['id', 'state', 'draft', 'changed', ...fields, ...languages.map((code) => `translated ${code}`)];
}

/** The cells of a record: HTML as its words, others by their slugs, children by their keys or their number. */
export function exportCells({ schema }: RecordKind, languages: readonly string[], row: Exported): string[] {
  const { id, state, draft, changed, document } = row;
  return [
    ...[id, state, draft, changed],
    ...fieldsOf(schema).map((field) => cellOf(field, document[field.name]).slice(0, mostLetters)),
    ...languages.map((code) => {
      const { done, total } = countTexts(schema, document, code);
      return `${done} of ${total}`;
    }),
  ];
}

function cellOf({ isHtml, child }: RecordField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return listOf(value, child?.key);
  if (typeof value === 'object') return JSON.stringify(value);
  return isHtml ? htmlToText(String(value)) : String(value);
}

function listOf(entries: unknown[], key: string | undefined): string {
  if (entries.every((entry) => typeof entry !== 'object')) return entries.join('; ');
  return key
    ? entries.map((entry) => String((entry as Values | null)?.[key] ?? '')).join('; ')
    : String(entries.length);
}
