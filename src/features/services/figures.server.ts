import { and, inArray, ne, or, sql } from '#core/drizzle.ts';
import { figuresIn, withFigures } from '#core/html/figures.ts';
import { db, type Queryable } from '#db/client.server.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentFollower, ContentTx } from '#db/content/write-content.server.ts';
import { services } from '#db/schema/services.ts';
import { listKinds, type PublicationCheck } from '#features/records/declare-records.server.ts';
import { columnIn, type Level, type RecordKind } from '#features/records/define-record.server.ts';
import { mapFields } from '#features/records/map-fields.ts';
import { ownRows, readDocuments } from '#features/records/read-documents.server.ts';
import { fieldsOf } from '#features/records/record-fields.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import { singleId } from '#features/records/single-record.server.ts';
import { writeDocuments } from '#features/records/write-documents.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { serviceKind } from './service.record.server.ts';

/** Texts show the validity and the usual time of an approval as figures, which follow the service wherever it is edited. */
export const figuresFollower: ContentFollower = {
  order: 'facts',
  // Any text may name a figure.
  follows: 'every kind',
  inWrite: renewFigures,
};

/** Words by the figure that a text names, such as `services.bis-isi-mark.typical_validity`; of each language its own. */
type Figures = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function readFigures(tx: Pick<Queryable, 'select'>): Promise<Figures> {
  const { slug, validity, timeline, translations, status } = services;
  const rows = await tx.select({ slug, validity, timeline, translations }).from(services).where(ne(status, 'archived'));
  const spoken = new Set([defaultLanguage, ...rows.flatMap((row) => Object.keys(row.translations))]);
  const inLanguage = (language: string) =>
    rows.flatMap((row) =>
      figuresOf(language === defaultLanguage ? row : { slug: row.slug, ...row.translations[language] }),
    );
  return new Map([...spoken].map((language) => [language, new Map(inLanguage(language))]));
}

function figuresOf({ slug, validity, timeline }: Record<string, unknown>): [string, string][] {
  const figures = { typical_validity: validity, typical_timeline: timeline };
  return Object.entries(figures).flatMap(([name, words]): [string, string][] =>
    typeof words === 'string' && words ? [[`services.${slug}.${name}`, words]] : [],
  );
}

/** A text may name only figures that exist. */
export const checkFigures: PublicationCheck = async (kind, document) => {
  const named = new Map<string, string[]>();
  await mapFields(kind.schema, document, 'isHtml', async (text, path) => {
    const paths = figuresIn(text);
    if (paths.length > 0) named.set(path.join('.'), paths);
    return text;
  });
  if (named.size === 0) return [];
  const ofItself = kind.kind === serviceKind.kind ? figuresOf(document) : [];
  const known = new Map([...((await readFigures(db())).get(defaultLanguage) ?? []), ...ofItself]);
  return [...named].flatMap(([path, paths]) =>
    paths.every((figure) => known.has(figure)) ? [] : [{ path, message: recordTexts.noFigure }],
  );
};

/** Renews the figures of the records that were written, or of all when a service was. */
async function renewFigures(tx: ContentTx, changed: Changes | 'everything'): Promise<Changes> {
  const isAll = changed === 'everything' || (changed.service?.length ?? 0) > 0;
  const more: Record<string, number[]> = {};
  let figures: Figures | undefined;
  for (const kind of listKinds()) {
    const written = isAll ? 'all' : typeof kind.changes === 'string' ? changed[kind.changes] : undefined;
    if (!written?.length) continue;
    const holders = await findHolders(tx, kind, written);
    if (holders.length === 0) continue;
    figures ??= await readFigures(tx);
    await renew(tx, kind, holders, figures, (name, ids) => {
      more[name] = [...(more[name] ?? []), ...ids];
    });
  }
  return more;
}

async function renew(
  tx: ContentTx,
  kind: RecordKind,
  ids: readonly number[],
  figures: Figures,
  named: (name: string, ids: readonly number[]) => void,
) {
  const records = await readDocuments(tx, kind, ids);
  const writes = records.map(async ({ id, document }) => ({
    id,
    document: await mapFields(kind.schema, document, 'isHtml', async (text, path) => {
      const language = path.at(-3) === 'translations' ? String(path.at(-2)) : defaultLanguage;
      return withFigures(text, figures.get(language) ?? new Map());
    }),
  }));
  await writeDocuments({ tx, changed: named }, kind, await Promise.all(writes));
}

/** The records with a figure in a text of theirs, at any depth. */
async function findHolders(tx: ContentTx, kind: RecordKind, among: readonly number[] | 'all'): Promise<number[]> {
  if (kind.single === 'value') {
    const value = columnIn(kind.table, 'value');
    const where = and(ownRows(kind), sql`${value}::text like ${`%<data value=%`}`);
    const rows = await tx.select({ value }).from(kind.table).where(where);
    return rows.length > 0 ? [singleId] : [];
  }
  if (kind.single)
    return (await Promise.all(Object.values(kind.children).map((child) => hasAny(tx, child)))).some(Boolean)
      ? [singleId]
      : [];
  return findIn(tx, kind, 'id', among);
}

const hasAny = async (tx: ContentTx, level: Level) => (await findIn(tx, level, level.key, 'all')).length > 0;

/** What a column has in the rows of a level that have a figure themselves, or of which a child has one. */
async function findIn(tx: ContentTx, level: Level, name: string, among: readonly number[] | 'all'): Promise<number[]> {
  const { table, children, schema, columns } = level;
  const own = fieldsOf(schema).filter((field) => field.isHtml && columns.includes(field.name));
  const texts = own.map((field) => sql`${columnIn(table, field.name)}`);
  if (own.length > 0 && columns.includes('translations')) texts.push(sql`${columnIn(table, 'translations')}::text`);
  const has = texts.map((text) => sql`${text} like ${'%<data value=%'}`);
  const below: number[] = [];
  for (const child of Object.values(children)) {
    if (child.parent) below.push(...(await findIn(tx, child, child.parent, level.isChild ? 'all' : among)));
  }
  if (has.length === 0 && below.length === 0) return [];
  const column = columnIn(table, name);
  const isHolder = or(...has, ...(below.length > 0 ? [inArray(columnIn(table, 'id'), below)] : []));
  const isAmong = among === 'all' ? undefined : inArray(column, [...among]);
  const rows = await tx
    .selectDistinct({ id: column })
    .from(table)
    .where(and(ownRows(level), isHolder, isAmong));
  return rows.map(({ id }) => Number(id));
}
