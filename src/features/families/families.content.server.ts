import { z } from 'zod';
import { required } from '#core/content/content-fields.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import {
  ambiguousNames,
  familyHs,
  familyLines,
  familyNames,
  productFamilies,
  wordSpellings,
} from '#db/schema/families.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { requirementListsContent } from '#features/requirements/requirements.content.server.ts';
import { checkFamilies } from './import/check-families.ts';
import { type FamilyFiles, readFamilyFiles } from './import/family-files.ts';
import { wordsOf } from './words.ts';

const otherEpr = z.object({ waste_stream: required, record_type: required, code: z.string(), name: z.string() });

/** What shops call products, with the rows of the lists under which each falls. Returns the families' ids by slug. */
export const familiesContent = defineContent({
  async read({ files, readBy }) {
    const [read, rows, epr] = await Promise.all([
      readFamilyFiles(files),
      readBy(requirementListsContent),
      files.csv('data/epr_other.csv', otherEpr),
    ]);
    // Rows of this list have no key of their own.
    const eprKeys = epr.flatMap(({ waste_stream, record_type, code, name }) =>
      [code, name].map((label) => lineKey({ list: 'epr_other', key: `${waste_stream}|${record_type}|${label}` })),
    );
    checkFamilies(read, new Set([...rows.map(lineKey), ...eprKeys]), files.problems);
    const placed = new Set([...read.lines, ...read.exempt].map(lineKey));
    return { ...read, rowsWithoutFamily: rows.filter((row) => !placed.has(lineKey(row))) };
  },
  async write({ sync }, { rowsWithoutFamily, ...read }) {
    const ids = await sync.rows(productFamilies, ['slug'], familyRows(read), {
      exact: true,
      texts: ['name', 'group', 'definition'],
    });
    const idOf = (family: string) => ids.get(family) ?? 0;
    const parents = read.families.map(({ family, parent }) => [idOf(family), parent ? idOf(parent) : null] as const);
    await sync.refer(productFamilies, 'parentId', new Map(parents));
    await sync.rows(familyNames, ['familyId', 'language', 'normalised'], nameRows(read, idOf), { exact: true });
    const lines = read.lines.map(({ family, list, key, strength, condition, note }, position) => ({
      familyId: idOf(family),
      list,
      listKey: key,
      strength,
      condition,
      note,
      position,
    }));
    await sync.rows(familyLines, ['familyId', 'list', 'listKey'], lines, { exact: true });
    const codes = read.codes.map(({ family, code, relation }) => ({ familyId: idOf(family), code, relation }));
    await sync.rows(familyHs, ['familyId', 'code'], codes, { exact: true });
    const questions = read.questions.map(({ text, families, question }) => ({ text, families, question }));
    await sync.rows(ambiguousNames, ['text'], questions, { exact: true });
    const spellings = read.spellings.map(({ word, spellings: others }) => ({ word, spellings: others }));
    await sync.rows(wordSpellings, ['word'], spellings, { exact: true });
    for (const { list, key, name } of rowsWithoutFamily)
      sync.report.doubts.push(`no family of products falls under the row ${key} of ${list} (${name})`);
    return ids;
  },
});

function familyRows({ families, names, groups, definitions }: FamilyFiles) {
  const namesOf = Map.groupBy(
    names.filter(({ kind }) => kind !== 'brand-generic' && kind !== 'misspelling'),
    ({ family }) => family,
  );
  const definitionOf = new Map(definitions.map((row) => [row.family, row]));
  const places = new Map(groups.map((row, place) => [row.group, { ...row, place }]));
  return families.map(({ family, name, group, definition, reviewed_on }, position) => {
    const place = places.get(group);
    const translations = (['hi', 'ar'] as const).flatMap((language) => {
      const name = namesOf.get(family)?.find((candidate) => candidate.language === language)?.text;
      const meaning = definitionOf.get(family)?.[language];
      const texts = { ...(name && { name }), ...(place && { group: place[language] }) };
      return [[language, { ...texts, ...(meaning && { definition: meaning }) }] as const];
    });
    return {
      slug: family,
      name,
      group,
      definition,
      reviewedOn: reviewed_on,
      position: (place?.place ?? 0) * 1000 + position,
      translations: Object.fromEntries(translations),
    };
  });
}

/** A text that differs only in its plural or in hyphens is one name. */
function nameRows({ families, names }: FamilyFiles, idOf: (family: string) => number) {
  const official = families.map(({ family, name }) => ({ family, language: 'en', text: name, kind: 'official' }));
  const rows = [...names, ...official].map(({ family, language, text, kind }) => ({
    familyId: idOf(family),
    language,
    text,
    normalised: wordsOf(text).join(' '),
    kind,
    source: 'list' as const,
  }));
  const distinct = new Map(
    rows.toReversed().map((row) => [`${row.familyId} ${row.language} ${row.normalised}`, row] as const),
  );
  return [...distinct.values()].toReversed();
}
