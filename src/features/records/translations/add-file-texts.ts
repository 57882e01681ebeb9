import type { z } from 'zod';
import { addCatalogueTexts, type TextCatalogues } from '#core/content/text-catalogues.server.ts';
import { fieldsOf } from '../record-fields.ts';

type Values = Record<string, unknown>;

/** A document of a file with what the catalogues of the content have of its texts, at every depth. */
export function addFileTexts<Document extends object>(
  schema: z.ZodObject,
  document: Document,
  catalogues: TextCatalogues,
): Document {
  return catalogues.size === 0 ? document : (inRow(schema, document as Values, catalogues) as Document);
}

function inRow(schema: z.ZodObject, row: Values, catalogues: TextCatalogues): Values {
  const fields = fieldsOf(schema);
  const translated = fields.flatMap(({ name, isTranslated }) => (isTranslated ? [[name, row[name]] as const] : []));
  const children = fields.flatMap(({ name, child }) => {
    const entries = row[name];
    if (!child || !Array.isArray(entries)) return [];
    return [[name, entries.map((entry: Values) => inRow(child.row, entry, catalogues))] as const];
  });
  const own = row.translations as Record<string, Record<string, string>> | undefined;
  return {
    ...row,
    ...Object.fromEntries(children),
    ...(translated.length > 0 && {
      translations: addCatalogueTexts(catalogues, Object.fromEntries(translated), own),
    }),
  };
}
