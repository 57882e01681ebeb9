import { count, eq, inArray, type SQL, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { familyNames, productFamilies } from '#db/schema/families.ts';
import { finderRules } from '#db/schema/finder.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import type { RecordKind } from '#features/records/define-record.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import type { SideRuleDocument } from '#features/requirements/side-rules/side-rule.record.ts';
import { isInScope } from '../evaluation/assess-family.ts';
import type { KnownFamily } from '../families/know-family.server.ts';
import type { GoldensAsked } from '../goldens/evaluate-goldens.server.ts';
import { changesSince } from '../kept/changes-since.ts';
import { keptRows } from '../kept/kept-rows.ts';
import type { KeptChange } from '../kept-sheets.schema.ts';
import { scopeOf } from '../load-finder.server.ts';
import type { RuleDocument } from '../rules/rule.record.ts';
import type { FamilySides } from './touched-families.ts';

/** The families whose sheets may depend on a record, as it is public and as it is written; undefined for all of them. */
export async function familiesConcerned(
  { kind, schema }: RecordKind,
  document: Record<string, unknown>,
): Promise<SQL | undefined> {
  if (kind === 'families') return eq(productFamilies.slug, String(document.slug));
  if (kind === 'family-groups') return eq(productFamilies.group, String(document.name));
  // It says where a word leads, and nothing of what a family needs.
  if (kind === 'ambiguous-names') return sql`false`;
  // What is not finished is refused later.
  const written = schema.safeParse(document).data;
  if (written && kind === 'rules') return underRule(written as RuleDocument);
  if (written && kind === 'side-rules') return underSideRule(written as SideRuleDocument);
  return undefined;
}

/** Families in its scope: of no other does a rule say anything, also by the rules that it beats. */
async function underRule(written: RuleDocument): Promise<SQL> {
  const live = await db().select().from(finderRules).where(eq(finderRules.key, written.key));
  const scopes = [written, ...live].map(scopeOf);
  const { slug, group } = productFamilies;
  const codes = sql<string[]>`array(
    select h.code from family_hs h where h.family_id = product_families.id and h.relation = 'usual')`;
  const families = await db().select({ slug, group, usualCodes: codes }).from(productFamilies);
  const under = families.filter((family) => scopes.some((scope) => isInScope(scope, family)));
  return inArray(
    slug,
    under.map((family) => family.slug),
  );
}

/** Families with a row that it names. */
async function underSideRule(written: SideRuleDocument): Promise<SQL> {
  const live = await db().select({ lines: sideRules.lines }).from(sideRules).where(eq(sideRules.key, written.key));
  const lines = [written, ...live].flatMap((rule) => rule.lines);
  return sql`exists (select from family_lines l where l.family_id = product_families.id
    and array[l.list || ' ' || l.list_key, l.list || ' *'] && ${sql.param(lines)}::text[])`;
}

/** Whether words may lead somewhere else because of a record: a family has names, and some names are those of several. */
export const leadsWords = ({ kind }: RecordKind): boolean => kind === 'families' || kind === 'ambiguous-names';

/** The words that lead to a family, and its address: the same text while both are the same. Of other kinds nothing. */
export async function wordsOf({ kind: ofKind }: RecordKind, record: string): Promise<string> {
  if (ofKind !== 'families') return '';
  const { slug, name, status } = productFamilies;
  const { language, normalised, kind: sort } = familyNames;
  const rows = await db()
    .select({ slug, name, status, language, normalised, sort })
    .from(productFamilies)
    .leftJoin(familyNames, eq(familyNames.familyId, productFamilies.id))
    .where(eq(productFamilies.id, Number(record)))
    .orderBy(familyNames.position, language, normalised);
  return JSON.stringify(rows);
}

/** While the words that lead to a family are the same, it concerns its own golden sheets alone. */
export function goldensConcerned(kind: RecordKind, document: Record<string, unknown>, words: boolean): GoldensAsked {
  if (kind.kind === 'families' && !words) return { withWords: false, family: String(document.slug) };
  return { withWords: leadsWords(kind) };
}

/** A family whose sheet says something else, or that comes or goes, with whom it does so for: everyone, if it can be. */
export type ChangedFamily = FamilySides & { reader: SheetReader; rows: KeptChange[] };

/** Whom the sheet of a family is for; that for importers may change although the one for everyone does not. */
const readers: readonly SheetReader[] = ['everyone', 'india', 'import'];

/** Those of the touched families that change, by name. */
export function changedFamilies(touched: readonly FamilySides[]): ChangedFamily[] {
  return touched
    .flatMap((sides): ChangedFamily[] => {
      const { before: was, after: is } = sides;
      if (!was || !is) return [{ ...sides, reader: 'everyone', rows: [] }];
      const ofReaders = readers.map((reader) => ({
        reader,
        rows: changesSince(rowsFor(was, reader), rowsFor(is, reader)),
      }));
      const found = ofReaders.find(({ rows }) => rows.length > 0);
      return found ? [{ ...sides, ...found }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

const rowsFor = (known: KnownFamily, reader: SheetReader) => keptRows(known, { reader, size: null });

/** How many sheets of families there are. */
export async function countFamilies(): Promise<number> {
  const [all] = await db()
    .select({ total: count() })
    .from(productFamilies)
    .where(eq(productFamilies.status, 'published'));
  return all?.total ?? 0;
}
