import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import type { LawRows, RequirementDate } from './law-rows.ts';
import { addLine, isSameLines, type Lines, writeLines } from './lines.ts';
import { type Effect, isPrincipal, orNothing } from './order.ts';
import { targetOfDate } from './targets.ts';

type Accepted = { standard?: string | undefined; beside?: string | undefined };
type Dated = {
  by: string;
  target: string;
  kind: string;
  audiences: Set<string>;
  lines: Lines;
  row: RequirementDate;
  accepted: Accepted;
};

const audiences = ['large', 'medium', 'small', 'micro', 'import'];
const named = new Map([
  ['all', audiences],
  ['large-medium', ['large', 'medium']],
]);

/**
 * The beginnings, deferrals, pauses and accepted standards that the dates give, keyed by the instrument that brings them.
 * Rows that differ only in their key or audience become one effect.
 * @param rows the rows of the lists, which name the accepted standard and its successor
 * @param allLines every line under an order, including those of the orders that it replaced
 */
export function effectsOfDates(
  law: LawRows,
  rows: ImportedRequirement[],
  allLines: (order: string) => Lines,
): Map<string, Effect[]> {
  const effects = new Map<string, Effect[]>();
  for (const dated of joinAudiences(joinRows(law, rows))) {
    const { by, target, kind, row } = dated;
    const all = dated.lines.size === 0 || isSameLines(dated.lines, allLines(target));
    const effect: Effect = {
      kind,
      order: target === by ? undefined : target,
      lines: all ? undefined : writeLines(dated.lines),
      audiences:
        dated.audiences.size === audiences.length
          ? undefined
          : audiences.filter((audience) => dated.audiences.has(audience)),
      on: orNothing(row.from_on),
      until: orNothing(row.to_on),
      ...dated.accepted,
      derived: row.derived || undefined,
      countsFrom: row.counts_from ?? undefined,
      note: orNothing(row.note),
      source: orNothing(row.source),
      confidence: row.confidence,
    };
    effects.set(by, [...(effects.get(by) ?? []), effect]);
  }
  return effects;
}

/** The instruments whose dates already say what they do to an order: `so-3146-e-2020 so-853-e-2020`. */
export function actsOfDates(law: LawRows): Set<string> {
  return new Set(joinRows(law, []).map(({ by, target }) => `${by} ${target}`));
}

function joinRows(law: LawRows, rows: ImportedRequirement[]): Dated[] {
  const listed = new Map(rows.map((row) => [`${row.list} ${row.key}`, row]));
  const joined = new Map<string, Dated>();
  for (const row of law.dates) {
    const by = row.document_id;
    const kind = kindOf(row, law);
    const target = targetOfDate(row, law);
    if (!by || !kind || !target) continue;
    const { key, list, ...same } = row;
    const imported = listed.get(`${list} ${key}`);
    // Where a list names the new standard alone, it does not say which older ones still count.
    if (kind === 'concurrent' && rows.length > 0 && !imported?.successor) continue;
    const accepted = kind === 'concurrent' ? acceptedUnder(imported) : {};
    const id = JSON.stringify([same.audience, list, target, kind, accepted, { ...same, file: '', line: 0 }]);
    const dated = joined.get(id) ?? {
      by,
      target,
      kind,
      audiences: new Set(named.get(row.audience) ?? [row.audience]),
      lines: new Map(),
      row,
      accepted,
    };
    if (list && key) addLine(dated.lines, list, key);
    joined.set(id, dated);
  }
  return [...joined.values()];
}

/** A list names the older standard first, and its successor beside it. */
function acceptedUnder(row: ImportedRequirement | undefined): Accepted {
  return { standard: row?.standards[0]?.number, beside: row?.successor?.number };
}

function joinAudiences(rows: Dated[]): Dated[] {
  const joined: Dated[] = [];
  for (const dated of rows) {
    const same = joined.find((other) => isSameButAudience(dated, other));
    if (same) for (const audience of dated.audiences) same.audiences.add(audience);
    else joined.push(dated);
  }
  return joined;
}

function isSameButAudience(a: Dated, b: Dated): boolean {
  const facts = ({ by, target, kind, row, accepted }: Dated) =>
    JSON.stringify([
      by,
      target,
      kind,
      accepted,
      row.from_on,
      row.to_on,
      row.derived,
      row.counts_from,
      row.note,
      row.source,
      row.confidence,
    ]);
  return facts(a) === facts(b) && isSameLines(a.lines, b.lines);
}

/** A date without a day is not an effect: only the list says that the row is in force. */
function kindOf(row: RequirementDate, { documents }: LawRows): string | undefined {
  if (row.effect) return row.effect;
  if (row.kind === 'suspended') return 'pause';
  if (row.kind === 'exempt') return 'exempt';
  if (row.kind === 'concurrent') return 'concurrent';
  if (row.kind !== 'applies' || !row.from_on) return undefined;
  const document = documents.find(({ id }) => id === row.document_id);
  return document && isPrincipal(document.kind) ? 'commence' : 'defer';
}
