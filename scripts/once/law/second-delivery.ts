import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type Extension, type Later, readLater } from './later-rows.ts';
import type { LawRows } from './law-rows.ts';
import { isPrincipal } from './order.ts';
import { targetOfDate } from './targets.ts';

const recorded = '2026-11-23';

const authorities = new Map([
  ['Department for Promotion of Industry and Internal Trade, Ministry of Commerce and Industry', 'dpiit'],
  ['Department of Chemicals and Petrochemicals, Ministry of Chemicals and Fertilizers', 'dcpc'],
  ['Ministry of Heavy Industries', 'mhi'],
  ['Ministry of Steel', 'steel'],
  ['Ministry of Textiles', 'textiles'],
  ['Central Board of Indirect Taxes and Customs', 'cbic'],
  ['Ministry of Environment, Forest and Climate Change', 'moefcc'],
  ['Ministry of Electronics and Information Technology', 'meity'],
  ['Directorate General of Foreign Trade', 'dgft'],
  ['Telecommunication Engineering Centre', 'tec'],
  ['Department of Telecommunications', 'dot'],
  ['National Centre for Communication Security', 'dot'],
  ['Department of Consumer Affairs', 'consumer-affairs'],
  ['Bureau of Indian Standards', 'bis'],
]);

/**
 * Adds the second delivery, `content/data/law-2/`, to the rows of the first and replaces what it corrects. A replaced
 * order ends on the day that its relation gives; the start that an extension moved counts until the extension was made.
 */
export async function addSecondDelivery(content: ContentFiles, law: LawRows) {
  const later = await readLater(content);
  const documents = addDocuments(law, later);
  // Where the day of an extension is all that is new, the row of the first delivery says more.
  const added = later.relations.filter(({ source }) => !source?.includes('of the first delivery'));
  const gone = new Set(added.map(({ replaces_row_of_first_delivery: row }) => row));
  const known = new Set(added.map(({ from_id, to_id }) => `${from_id} ${to_id}`));
  const dayless = new Set(
    documents.filter(({ signed_on, published_on }) => !signed_on && !published_on).map(({ id }) => id),
  );
  const relations = [
    ...law.relations.filter(
      ({ from_id, relation, to_id, text }) =>
        text || (!gone.has(`${from_id}|${relation}|${to_id}`) && !known.has(`${from_id} ${to_id}`)),
    ),
    ...added.map((row) => ({
      ...row,
      source: row.source === 'first delivery' ? sourceOfFirst(row, law) : row.source,
      // The day of an extension is not the start that it sets.
      effective_on: row.relation === 'extends' ? startSetBy(row, later.extensions) : row.effective_on,
      lines: null,
      // Without any day it cannot take its place among the others.
      effect: row.relation === 'extends' && dayless.has(row.from_id) ? 'amend' : null,
      text: null,
    })),
  ];
  const joined = { ...law, documents, relations };
  /** The orders that the delivery describes itself. */
  const described = new Set(later.documents.map(({ id }) => id));
  const all: LawRows = {
    ...joined,
    dates: addDates(joined, later),
    exemptions: [...law.exemptions, ...later.exemptions],
    hsCodes: [...law.hsCodes, ...later.hsCodes],
    doubts: [
      ...law.doubts,
      ...later.doubts.map((row) => ({
        file: '',
        line: 0,
        subject: row.item,
        orders: null,
        lines: null,
        reason: row.what_sources_say,
        ask: row.what_the_site_should_say,
      })),
    ],
  };
  return { law: all, described, recorded };
}

function sourceOfFirst({ from_id, to_id }: { from_id: string; to_id: string }, { relations }: LawRows): string | null {
  return relations.find((first) => first.from_id === from_id && first.to_id === to_id)?.source ?? null;
}

function startSetBy({ from_id, to_id }: { from_id: string; to_id: string }, extensions: Extension[]): string | null {
  const set = extensions.find(({ extension_id, order_id }) => extension_id === from_id && order_id === to_id);
  return set?.new_start ?? null;
}

function addDocuments(law: LawRows, { documents, extensions }: Later): LawRows['documents'] {
  const first = new Map(law.documents.map((row) => [row.id, row]));
  for (const { issuing_body, url_or_citation, replaces_row_of_first_delivery: _, ...row } of documents) {
    const before = first.get(row.id);
    const authority = before?.authority ?? authorities.get(issuing_body);
    if (!authority) throw new Error(`there is no authority '${issuing_body}'`);
    const day = row.signed_on ?? row.published_on;
    const effective = extensions.find(({ extension_id }) => extension_id === row.id)?.takes_effect_on ?? null;
    const untraced = day || !effective ? null : 'Day of publication not traced; that of its effect stands for it';
    const title = row.title.replace(/ \((own words|short form)\)$/, '');
    const note = row.note?.replace(/(^|[.;] )[^.;]*first delivery[^.;]*/gi, '') || null;
    const ownWords = title === row.title ? null : 'The title is in our own words';
    first.set(row.id, {
      ...row,
      title,
      subject: row.subject.replace(/ \(\d+ rows? of bis_\w+\)$/, ''),
      published_on: row.published_on ?? (day ? null : effective),
      note: [note, ownWords, untraced].filter(Boolean).join('. ') || null,
      authority,
      citation: url_or_citation,
      disputed: false,
      recorded_on: before?.recorded_on ?? recorded,
      verified_on: before?.verified_on ?? null,
    });
  }
  return [...first.values()];
}

function addDates(law: LawRows, { dates, extensions }: Later): LawRows['dates'] {
  const kindOf = new Map(law.documents.map(({ id, kind }) => [id, kind]));
  const replaced = new Set(
    dates.map(({ list, key, document_id, audience }) => `${list} ${key} ${document_id} ${audience}`),
  );
  const isReplaced = ({ list, key, document_id, audience }: LawRows['dates'][number]) =>
    [audience, 'all', ...(audience === 'all' ? ['large-medium', 'small', 'micro', 'import'] : [])].some((concerned) =>
      replaced.has(`${list} ${key} ${document_id} ${concerned}`),
    );
  const dated = new Set(dates.map(({ document_id }) => document_id));
  const kept = law.dates.filter(
    (row) =>
      !(row.kind === 'applies' && !row.key && dated.has(row.document_id ?? '')) &&
      !(row.kind === 'applies' && isReplaced(row)),
  );
  const given = new Set(kept.map(({ list, key, document_id }) => `${list} ${key} ${document_id}`));
  const added = dates.flatMap((row): LawRows['dates'] => {
    const full = {
      ...row,
      note: withoutStandard(row.note),
      order: null,
      effect: null,
      counts_from: null,
      derived: row.audience === 'import',
    };
    // Old stock is an exemption.
    if (row.kind === 'stock-clearance') return [];
    if (row.kind !== 'applies') return [full];
    // A duty ends by what ends it, a successor or a pause, which is an effect of its own.
    full.to_on = null;
    const moved = extensions.filter(({ order_id }) => order_id === row.document_id);
    if (!isPrincipal(kindOf.get(row.document_id) ?? ''))
      return [{ ...full, order: targetOf(row, extensions), effect: 'defer' }];
    if (moved.length === 0) return [full];
    return courseOf(full, moved).filter(
      ({ list, key, document_id }) => document_id === row.document_id || !given.has(`${list} ${key} ${document_id}`),
    );
  });
  // Days between the old start and an extension made after it were no duty.
  const late = new Map(
    extensions
      .filter(({ made_after_old_start }) => made_after_old_start === 'yes')
      .map(({ extension_id, order_id, old_start }) => [`${extension_id} ${order_id}`, old_start]),
  );
  return [...kept, ...added].map((row) => ({
    ...row,
    counts_from: late.get(`${row.document_id} ${targetOfDate(row, law)}`) ?? row.counts_from ?? null,
  }));
}

/** Each note begins with the standard of its row, which would leave no two rows alike. */
const withoutStandard = (note: string | null) =>
  note?.replace(/^IS[ /][^;]*(; |$)/, '').replace(/\. Replaces the row .*$/, '') || null;

/** The start as the order first gave it, and each start that an extension gave instead. */
function courseOf(row: LawRows['dates'][number], moved: Extension[]): LawRows['dates'] {
  const dated = moved.filter(({ takes_effect_on }) => takes_effect_on);
  const steps = dated.map(({ extension_id, order_id, new_start, note, source, confidence }) => ({
    ...row,
    document_id: extension_id,
    order: order_id,
    effect: 'defer',
    from_on: new_start,
    note,
    source,
    confidence,
  }));
  const first = moved.find(({ old_start }) => old_start)?.old_start ?? null;
  const isLast = steps.some(({ from_on }) => from_on === row.from_on);
  return [...(isLast ? (first ? [{ ...row, from_on: first, note: null }] : []) : [row]), ...steps];
}

function targetOf({ document_id }: { document_id: string }, extensions: Extension[]): string {
  const targets = extensions.filter(({ extension_id }) => extension_id === document_id).map(({ order_id }) => order_id);
  const [only] = targets;
  if (!only || targets.length > 1) throw new Error(`${document_id} moves ${targets.length} orders`);
  return only;
}
