import type { ContentReading } from '#db/content/content-source.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { wordSpellings } from '#db/schema/families.ts';
import { wordsOf } from '#features/families/words.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { csvDocuments } from '#features/records/files/csv-documents.server.ts';
import type { FileDocument, Place } from '#features/records/files/file-document.ts';
import { entriesOf } from '#features/requirements/checks/check-entries.ts';
import { requirementListsContent } from '#features/requirements/requirements.content.server.ts';
import { approvalsContent } from '../approvals/approvals.content.server.ts';
import { factsContent, factsInFiles } from '../facts/facts.content.server.ts';
import { checkFamilies, checkQuestions, checkSpellings } from './check-families.ts';
import { ambiguousNameKind, familyGroupKind, familyKind } from './family.record.server.ts';
import { type FamilyFiles, readFamilyFiles, readFamilyWords } from './family-files.ts';
import { listEprRows } from './list-epr-rows.ts';

export const familyGroupsContent = contentOf(familyGroupKind, {
  documents: ({ files }) =>
    csvDocuments(files, 'families/groups.csv', {
      renamed: { name: 'group' },
      also: ({ name, hi, ar }) => ({ name, translations: { hi: { name: hi }, ar: { name: ar } } }),
    }),
});

/** What shops call products, with the rows of the lists under which each falls. */
export const familiesContent = contentOf(familyKind, {
  needs: [familyGroupsContent, approvalsContent],
  async documents({ files, readBy }) {
    const [read, groups] = await Promise.all([readFamilyFiles(files), readBy(familyGroupsContent)]);
    reportUnknown(read, files.problems);
    const places = new Map([...groups.keys].map((group, place) => [group, place]));
    const partsOf = groupParts(read);
    return read.families.map((row, index) => documentOf(row, partsOf, (places.get(row.group) ?? 0) * 1000 + index));
  },
  async check(found, reading) {
    const { problems } = reading.files;
    const [words, facts, asked, rows] = await Promise.all([
      reading.readBy(familyWordFiles),
      reading.readBy(factsContent),
      reading.readBy(ambiguousNamesContent),
      listKnownRows(reading),
    ]);
    const questions = asked.records.map(({ document }) => document);
    const documents = found.map(({ document }) => document);
    checkFamilies(found, {
      spellings: words.spellings,
      questions,
      rows,
      facts: factsInFiles(facts.given),
    });
    checkQuestions(words.questions, new Set(documents.map(({ slug }) => slug)), problems);
    checkSpellings(words.spellings, documents, problems);
  },
});

const familyWordFiles = defineContent({ read: ({ files }) => readFamilyWords(files), write: async () => {} });

/** Read before the families, whose names are checked against them, and written after these. */
export const ambiguousNamesContent = contentOf(ambiguousNameKind, {
  documents: ({ files }) =>
    csvDocuments(files, 'families/ambiguous.csv', {
      also: ({ families, ...row }) => ({
        ...row,
        families: String(families)
          .split('|')
          .map((family) => family.trim()),
      }),
    }),
});

/** Other ways to write words, and what no family covers yet. */
export const familyWordsContent = defineContent({
  async read({ readBy }) {
    const [{ spellings, exempt }, rows, { records }] = await Promise.all([
      readBy(familyWordFiles),
      readBy(requirementListsContent),
      readBy(familiesContent),
    ]);
    const lines = records.flatMap(({ document }) => document.lines.map(({ list, listKey: key }) => ({ list, key })));
    const placed = new Set([...lines, ...exempt].map(lineKey));
    return { spellings, rowsWithoutFamily: rows.filter((row) => !placed.has(lineKey(row))) };
  },
  async write({ sync }, { spellings, rowsWithoutFamily }) {
    const rows = spellings.map(({ word, spellings: others }) => ({ word, spellings: others }));
    await sync.rows(wordSpellings, ['word'], rows, { exact: true });
    for (const { list, key, name } of rowsWithoutFamily)
      sync.report.doubts.push(`no family of products falls under the row ${key} of ${list} (${name})`);
  },
});

async function listKnownRows({ files, readBy }: ContentReading): Promise<ReadonlySet<string>> {
  const [rows, epr, { instruments }] = await Promise.all([
    readBy(requirementListsContent),
    listEprRows(files),
    readBy(ordersContent),
  ]);
  return new Set([...rows, ...epr, ...entriesOf(instruments)].map(lineKey));
}

/** The rows that belong to each family; those of stances name several. */
function groupParts({ names, lines, codes, facts, stances, definitions }: FamilyFiles) {
  const byFamily = <Row extends { family: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ family }) => family);
  const [ofNames, ofLines, ofCodes, ofFacts] = [byFamily(names), byFamily(lines), byFamily(codes), byFamily(facts)];
  const ofStances = byFamily(stances.flatMap(({ families, ...row }) => families.map((family) => ({ ...row, family }))));
  const meanings = byFamily(definitions);
  return (family: string) => ({
    names: distinctNames(ofNames.get(family) ?? []),
    lines: ofLines.get(family) ?? [],
    codes: ofCodes.get(family) ?? [],
    facts: ofFacts.get(family) ?? [],
    stances: ofStances.get(family) ?? [],
    definition: meanings.get(family)?.[0],
  });
}

/** A text that differs only in its plural or in hyphens is one name. */
function distinctNames(names: FamilyFiles['names']) {
  const known = new Set<string>();
  return names.filter(({ language, text }) => {
    const key = `${language} ${wordsOf(text).join(' ')}`;
    return !known.has(key) && known.add(key);
  });
}

type Parts = ReturnType<typeof groupParts>;

function documentOf(row: FamilyFiles['families'][number], partsOf: Parts, position: number): FileDocument {
  const { family: slug, name, group, parent, definition } = row;
  const { definition: meaning, ...parts } = partsOf(slug);
  const shown = parts.names.filter(({ kind }) => kind !== 'brand-generic' && kind !== 'misspelling');
  const twins = (['hi', 'ar'] as const).map((language) => {
    const twin = shown.find((candidate) => candidate.language === language)?.text;
    return [language, { ...(twin && { name: twin }), ...(meaning && { definition: meaning[language] }) }] as const;
  });
  return {
    position,
    document: {
      ...{ slug, name, group, parent, definition, reviewedOn: row.reviewed_on },
      translations: Object.fromEntries(twins),
      names: parts.names.map(({ text, language, kind }) => ({ text, language, kind, source: 'list' })),
      lines: parts.lines.map(({ list, key: listKey, strength, condition, note }) => ({
        ...{ list, listKey, strength, condition, note },
      })),
      codes: parts.codes.map(({ code, relation }) => ({ code, relation })),
      facts: parts.facts.map(({ fact, value, certainty }) => ({ fact, values: value, certainty })),
      stances: parts.stances.map(({ approval, stance, lists, checked_on: checkedOn, why }) => ({
        ...{ approval, stance, lists, checkedOn, why },
      })),
    },
    placeOf: ([field, index, column]) => {
      const own = typeof index === 'number' ? parts[field as keyof typeof parts]?.[index] : undefined;
      if (own) return placeIn(own, column);
      return field === 'translations' && meaning && column === 'definition'
        ? placeIn(meaning, index)
        : placeIn(row, field);
    },
  };
}

/** The columns that have another name in the files. */
const columns: Record<string, string> = {
  slug: 'family',
  listKey: 'key',
  values: 'value',
  checkedOn: 'checked_on',
  reviewedOn: 'reviewed_on',
};

function placeIn({ file, line }: { file: string; line: number }, field: PropertyKey | undefined): Place {
  return { file, line, ...(field !== undefined && { name: columns[String(field)] ?? String(field) }) };
}

/** Rows of families that do not exist. */
function reportUnknown(read: FamilyFiles, problems: ContentReading['files']['problems']) {
  const { families, names, lines, codes, facts, stances, definitions } = read;
  const known = new Set(families.map(({ family }) => family));
  const named = [
    ...[...names, ...lines, ...codes, ...facts, ...definitions].map((row) => [row, row.family] as const),
    ...stances.flatMap((row) => row.families.map((family) => [row, family] as const)),
  ];
  for (const [{ file, line }, family] of named)
    if (!known.has(family)) problems.push({ file, line, reason: `there is no family ${family}` });
}
