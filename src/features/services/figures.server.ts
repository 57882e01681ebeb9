import { and, inArray, ne, or, type SQL, sql } from '#core/drizzle.ts';
import { figuresIn, withFigures } from '#core/html/figures.ts';
import { longDatesIn } from '#core/time/dates.ts';
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

type FigureRow = Pick<typeof services.$inferSelect, 'slug' | 'status' | 'validity' | 'timeline' | 'translations'>;

async function readFigures(tx: Pick<Queryable, 'select'>): Promise<Figures> {
  const { slug, validity, timeline, translations, status } = services;
  const rows = await tx.select({ slug, validity, timeline, translations }).from(services).where(ne(status, 'archived'));
  const spoken = new Set([defaultLanguage, ...rows.flatMap((row) => Object.keys(row.translations))]);
  const inLanguage = (language: string) =>
    rows.flatMap((row) => {
      const words = language === defaultLanguage ? row : { slug: row.slug, ...row.translations[language] };
      return figuresOf(words, language);
    });
  return new Map([...spoken].map((language) => [language, new Map(inLanguage(language))]));
}

/** As pages write them: with the days in words. */
function figuresOf({ slug, validity, timeline }: Record<string, unknown>, language: string): [string, string][] {
  const figures = { typical_validity: validity, typical_timeline: timeline };
  return Object.entries(figures).flatMap(([name, words]): [string, string][] =>
    typeof words === 'string' && words ? [[`services.${slug}.${name}`, longDatesIn(words, language)]] : [],
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
  const ofItself = kind.kind === serviceKind.kind ? figuresOf(document, defaultLanguage) : [];
  // Which figures there are, the English ones say: with their translations, whoever saves would wait for all of them.
  const { slug, validity, timeline, status } = services;
  const rows = await db().select({ slug, validity, timeline }).from(services).where(ne(status, 'archived'));
  const known = new Map([...rows.flatMap((row) => figuresOf(row, defaultLanguage)), ...ofItself]);
  return [...named].flatMap(([path, paths]) =>
    paths.every((figure) => known.has(figure)) ? [] : [{ path, message: recordTexts.noFigure }],
  );
};

/** Renews the figures of the records that were written, and everywhere those of the services that were. */
async function renewFigures(tx: ContentTx, changed: Changes | 'everything'): Promise<Changes> {
  const more: Record<string, number[]> = {};
  const ofServices = changed === 'everything' ? [] : await figuresOfServices(tx, changed.service ?? []);
  let figures: Figures | undefined;
  for (const kind of listKinds()) {
    const written = changed === 'everything' ? 'all' : typeof kind.changes === 'string' ? changed[kind.changes] : [];
    const holders = new Set([
      ...(written?.length ? await findHolders(tx, kind, { among: written, figures: ['%<data value=%'] }) : []),
      ...(ofServices.length > 0 ? await findHolders(tx, kind, { among: 'all', figures: ofServices }) : []),
    ]);
    if (holders.size === 0) continue;
    figures ??= await readFigures(tx);
    await renew(tx, kind, [...holders], figures, (name, ids) => {
      more[name] = [...(more[name] ?? []), ...ids];
    });
  }
  return more;
}

/** Patterns of the figures of those services of which a figure says something else than before the write. */
async function figuresOfServices(tx: ContentTx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id, slug, status, validity, timeline, translations } = services;
  const read = (on: Pick<Queryable, 'select'>) =>
    on
      .select({ id, slug, status, validity, timeline, translations })
      .from(services)
      .where(inArray(id, [...ids]));
  // Another connection, which sees nothing of this write.
  const [after, before] = await Promise.all([read(tx), read(db())]);
  const said = new Map(before.map((row) => [row.id, everyFigureOf(row)]));
  const other = after.filter((row) => said.get(row.id) !== everyFigureOf(row));
  // In JSON, a quotation mark before the path is written in another way.
  return other.map((row) => `%services.${row.slug}.typical_%`);
}

/** Its figures in all languages, and whether there are any, as one text. */
function everyFigureOf({ slug, status, validity, timeline, translations }: FigureRow): string {
  const languages = Object.entries(translations).sort(([a], [b]) => a.localeCompare(b));
  const twins = languages.map(([language, words]) => [language, words.validity, words.timeline]);
  return JSON.stringify([slug, status, validity, timeline, twins]);
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

/** Rows to look among, and patterns of what their texts have. */
type Holding = { among: readonly number[] | 'all'; figures: readonly string[] };

/** The records with such a figure in a text of theirs, at any depth. */
async function findHolders(tx: ContentTx, kind: RecordKind, holding: Holding): Promise<number[]> {
  if (kind.single === 'value') {
    const value = columnIn(kind.table, 'value');
    const where = and(ownRows(kind), isLike(sql`${value}::text`, holding));
    const rows = await tx.select({ value }).from(kind.table).where(where);
    return rows.length > 0 ? [singleId] : [];
  }
  if (kind.single)
    return (await Promise.all(Object.values(kind.children).map((child) => hasAny(tx, child, holding)))).some(Boolean)
      ? [singleId]
      : [];
  return findIn(tx, kind, 'id', holding);
}

const hasAny = async (tx: ContentTx, level: Level, { figures }: Holding) =>
  (await findIn(tx, level, level.key, { among: 'all', figures })).length > 0;

const isLike = (text: SQL, { figures }: Holding) => or(...figures.map((figure) => sql`${text} like ${figure}`));

/** Whether a text has a figure at all; the few of many products are in an index by this very condition. */
const hasFigure = (text: SQL) => sql`${text} like '%<data value=%'`;

/** What a column has in the rows of a level that have a figure themselves, or of which a child has one. */
async function findIn(tx: ContentTx, level: Level, name: string, holding: Holding): Promise<number[]> {
  const { among, figures } = holding;
  const { table, children, schema, columns } = level;
  const own = fieldsOf(schema).filter((field) => field.isHtml && columns.includes(field.name));
  const texts = own.map((field) => sql`${columnIn(table, field.name)}`);
  if (own.length > 0 && columns.includes('translations')) texts.push(sql`${columnIn(table, 'translations')}::text`);
  const has = texts.map((text) => isLike(text, holding));
  const isOwn = and(or(...texts.map(hasFigure)), or(...has));
  const below: number[] = [];
  for (const child of Object.values(children)) {
    if (child.parent)
      below.push(...(await findIn(tx, child, child.parent, { among: level.isChild ? 'all' : among, figures })));
  }
  if (has.length === 0 && below.length === 0) return [];
  const column = columnIn(table, name);
  const isHolder = or(isOwn, ...(below.length > 0 ? [inArray(columnIn(table, 'id'), below)] : []));
  const isAmong = among === 'all' ? undefined : inArray(column, [...among]);
  const rows = await tx
    .selectDistinct({ id: column })
    .from(table)
    .where(and(ownRows(level), isHolder, isAmong));
  return rows.map(({ id }) => Number(id));
}
