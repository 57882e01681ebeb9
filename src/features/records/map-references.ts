import type { Level, Target } from './define-record.server.ts';

type Values = Record<string, unknown>;
type Path = readonly PropertyKey[];

/** The document with each name of another record changed, at every depth. */
export function mapReferences<Document extends object>(
  level: Level,
  document: Document,
  change: (slug: string, to: Target, path: Path) => string,
): Document {
  // A name is replaced by a name, so the document still has its type.
  return mapLevel(level, document as Values, change, []) as Document;
}

function mapLevel(level: Level, row: Values, change: (slug: string, to: Target, path: Path) => string, path: Path) {
  const mapped: Values = { ...row };
  for (const [name, { to }] of Object.entries({ ...level.references, ...level.links })) {
    const value = row[name];
    if (typeof value === 'string') mapped[name] = change(value, to, [...path, name]);
    if (Array.isArray(value))
      mapped[name] = value.map((slug: string, index) => change(slug, to, [...path, name, index]));
  }
  for (const [name, child] of Object.entries(level.children)) {
    const list = row[name];
    if (!Array.isArray(list)) continue;
    mapped[name] = list.map((entry: Values, index) => mapLevel(child, entry, change, [...path, name, index]));
  }
  return mapped;
}
