import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { wordsOf } from '#features/families/words.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import {
  conditional,
  day,
  document,
  line,
  maybe,
  names,
  prose,
  row,
  rows,
  translated,
} from '#features/records/record-fields.ts';
import { condition } from '../condition/condition.ts';
import { certainties, stances } from '../finder.schema.ts';
import { codeRelations, lineStrengths, nameKinds, nameLanguages, nameSources } from './families.schema.ts';

/** What is wrong with a family by itself; a report of the import puts the field before it. */
const texts = {
  longName: /*i18n*/ 'is longer than 120 letters',
  mixedScripts: /*i18n*/ 'mixes scripts in a word',
  wordless: /*i18n*/ 'has no word that somebody could look up',
  noCode: /*i18n*/ 'is not a customs code of 2 to 8 digits',
  noList: /*i18n*/ 'is not the name of a list, such as bis_isi',
  sameName: /*i18n*/ 'is a name of this family already, perhaps in the plural or with a hyphen',
  twice: /*i18n*/ 'stands here twice',
  noDay: /*i18n*/ 'is missing: say on which day somebody looked',
} as const;

/** Longer texts are sentences that slipped into the list, and nobody types them. */
const shortName = line.max(120, texts.longName);
const list = z.string().regex(/^[a-z][a-z_]{1,40}$/, texts.noList);

const name = row({
  text: shortName.refine(isOfOneScript, texts.mixedScripts).refine((text) => wordsOf(text).length > 0, texts.wordless),
  language: z.enum(nameLanguages),
  kind: z.enum(nameKinds),
  source: z.enum(nameSources).default('editor'),
});
const listLine = row({
  list,
  listKey: line.max(300),
  strength: z.enum(lineStrengths),
  condition: conditional(maybe(condition)),
  note: maybe(prose),
});
const code = row({ code: z.string().regex(/^\d{2,8}$/, texts.noCode), relation: z.enum(codeRelations) });
const fact = row({ fact: slug, values: z.array(line).min(1), certainty: z.enum(certainties) });
const stance = row({
  approval: names('approvals', slug),
  stance: z.enum(stances),
  lists: z.array(line).default([]),
  checkedOn: maybe(day),
  checkedBy: maybe(line),
  why: maybe(prose),
});

const familyDocument = document({
  slug,
  name: translated(shortName),
  group: names('family-groups', line),
  parent: names('families', maybe(slug)),
  definition: translated(line),
  reviewedOn: day,
  names: rows(name),
  lines: rows(listLine),
  codes: rows(code),
  facts: rows(fact),
  stances: rows(stance),
}).superRefine((family, context) => {
  const repeats: [
    field: 'names' | 'lines' | 'codes' | 'facts' | 'stances',
    column: string,
    keys: string[],
    text: string,
  ][] = [
    [
      'names',
      'text',
      family.names.map(({ language, text }) => `${language} ${wordsOf(text).join(' ')}`),
      texts.sameName,
    ],
    ['lines', 'listKey', family.lines.map(({ list, listKey }) => `${list} ${listKey}`), texts.twice],
    ['codes', 'code', family.codes.map(({ code }) => code), texts.twice],
    ['facts', 'fact', family.facts.map(({ fact }) => fact), texts.twice],
    ['stances', 'approval', family.stances.map(({ approval }) => approval), texts.twice],
  ];
  for (const [field, column, keys, message] of repeats)
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index) context.addIssue({ code: 'custom', path: [field, index, column], message });
  for (const [index, { stance, checkedOn }] of family.stances.entries())
    if (stance !== 'not-checked' && !checkedOn)
      context.addIssue({ code: 'custom', path: ['stances', index, 'checkedOn'], message: texts.noDay });
});
export type FamilyDocument = z.output<typeof familyDocument>;

/** What shops call a product, with all that is known of it. */
export const familyRecord = describeRecord({
  kind: 'families',
  name: { one: /*i18n*/ 'Product family', many: /*i18n*/ 'Product families' },
  title: 'name',
  document: familyDocument,
  keep: 'all',
});

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Arabic}/u,
  /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\P{L}]/u,
];

/** Letters of another script that look alike would never be found. */
function isOfOneScript(text: string): boolean {
  return text.split(/[\s\p{P}\d]+/u).every((word) => scripts.filter((script) => script.test(word)).length <= 1);
}
