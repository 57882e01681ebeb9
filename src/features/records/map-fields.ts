import type { z } from 'zod';
import { fieldsOf } from './record-fields.ts';

type Path = readonly PropertyKey[];
type Change = (text: string, path: Path) => Promise<string>;
type Values = Record<string, unknown>;
type Which = 'isHtml' | 'isPicture';

/** The document with each text of fields that have this mark changed, in every language and at every depth. */
export async function mapFields<Document extends object>(
  schema: z.ZodObject,
  document: Document,
  which: Which,
  change: Change,
): Promise<Document> {
  // Texts are replaced by texts, so the document still has its type.
  return (await mapRow(schema, document as Values, which, change, [])) as Document;
}

async function mapRow(schema: z.ZodObject, row: Values, which: Which, change: Change, path: Path): Promise<Values> {
  const mapped: Values = { ...row };
  const names = new Set<string>();
  for (const { name, child, ...field } of fieldsOf(schema)) {
    const value = row[name];
    if (field[which]) names.add(name);
    if (field[which] && typeof value === 'string') mapped[name] = await change(value, [...path, name]);
    if (child && Array.isArray(value))
      mapped[name] = await Promise.all(
        value.map((entry: Values, index) => mapRow(child.row, entry, which, change, [...path, name, index])),
      );
  }
  if (names.size > 0 && row.translations)
    mapped.translations = await mapTwins(row.translations as Record<string, Values>, names, change, path);
  return mapped;
}

async function mapTwins(translations: Record<string, Values>, names: Set<string>, change: Change, path: Path) {
  const mapped = Object.fromEntries(
    Object.entries(translations).map(([language, fields]) => [language, { ...fields }]),
  );
  // Only of the texts that are asked for: of two dozen languages there are thousands.
  const changes = Object.entries(mapped).flatMap(([language, fields]) =>
    [...names].map(async (name) => {
      const text = fields[name];
      if (typeof text === 'string') fields[name] = await change(text, [...path, 'translations', language, name]);
    }),
  );
  await Promise.all(changes);
  return mapped;
}
