import type { RecordKind } from './define-record.server.ts';

/** The id by which a record that exists once is named, although its row has none. */
export const singleId = 1;

/** The document that is stored as the JSON of one row; a list is the only field of its document. */
export function documentOf({ list }: RecordKind, value: unknown): Record<string, unknown> {
  const document = list ? { [list]: value } : (value as Record<string, unknown>);
  return { translations: {}, ...document };
}

/** The JSON in which it is stored: without translations where it has none. */
export function storedOf({ list }: RecordKind, { translations, ...document }: Record<string, unknown>): unknown {
  if (list) return document[list];
  return Object.keys(translations ?? {}).length > 0 ? { ...document, translations } : document;
}
