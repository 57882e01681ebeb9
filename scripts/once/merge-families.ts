import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { stringify as stringifyCsv } from 'csv-stringify/sync';
import { parse as parseYaml, stringify as stringifyYaml } from 'yaml';
import { phraseKey, wordsOf } from '#features/families/words.ts';
import { addedNames, joinedQuestions, movedFamilies, renamedApprovals } from './families/decisions.ts';
import { mergeRules, type Rule } from './families/merge-rules.ts';

/**
 * Merges three sets of product families into `content/families/`: `npx node scripts/once/merge-families.ts <folder>`, where
 * the folder holds the sets as `1`, `2` and `3`. Names in Arabic, which no set has, are kept from the present file. A second
 * run changes nothing; `git diff` shows what a new delivery changes, also what was corrected by hand since.
 */
type Column =
  | 'family'
  | 'group'
  | 'language'
  | 'list'
  | 'key'
  | 'why'
  | 'text'
  | 'families'
  | 'elsewhere'
  | 'question'
  | 'fact'
  | 'note';
type StanceColumn = 'approval' | 'stance' | 'lists' | 'checked_on';
/** A row by the header of its file; each file has some of these columns. */
type Row = Record<Column | StanceColumn, string>;
const folder = process.argv[2] ?? '';
if (!folder) throw new Error('Say where the three sets are: npx node scripts/once/merge-families.ts <folder>');
const target = 'content/families';
const keyOf = (text: string) => phraseKey(wordsOf(text));
await mkdir(target, { recursive: true });

const families = (await readAll('families.csv')).map((row) => ({
  ...row,
  group: movedFamilies[row.family] ?? row.group,
}));
const known = new Set(families.map(({ family }) => family));
const lines = await readAll('family_lines.csv');
const names = [...(await readAll('family_names.csv')), ...addedNames].map((row) => ({
  ...row,
  language: /\p{Script=Devanagari}/u.test(row.text) ? 'hi' : row.language,
}));
const facts = await readAll('family_facts.csv');
const codes = (await readAll('family_hs.csv')).map(({ note: _, ...row }) => row);
if (known.size < families.length) throw new Error('a family stands in two sets');
for (const { family } of [...lines, ...names, ...facts, ...codes])
  if (!known.has(family)) throw new Error(`no set has the family ${family}`);

await writeCsv('families.csv', families);
await writeCsv('names.csv', [...names, ...(await arabicNames())]);
await writeCsv('lines.csv', lines);
await writeCsv('facts-of-families.csv', facts);
await writeCsv('hs.csv', codes);
await writeCsv('stances.csv', joinStances(await readAll('family_stances.csv')));
await writeCsv('ambiguous.csv', joinQuestions());
await writeCsv('facts.csv', await joinFacts());
await writeCsv('uncovered.csv', await listUncovered());
const merged = mergeRules(await Promise.all(['1', '2', '3'].map(readRules)));
await writeFile(
  join(target, 'rules.yaml'),
  `${await readRuleNotes()}${stringifyYaml(merged.rules, { lineWidth: 118 })}`,
);
for (const decision of merged.decisions) console.log(decision);
console.log(`${families.length} families, ${names.length} names, ${lines.length} lines, ${merged.rules.length} rules`);

async function readRows(file: string): Promise<Row[]> {
  return parseCsv(await readFile(file), { columns: true, bom: true }) as Row[];
}

async function readAll(file: string) {
  const sets = await Promise.all(['1', '2', '3'].map((set) => readRows(join(folder, set, file))));
  return sets.flat();
}

async function readRules(set: string) {
  const rules = parseYaml(await readFile(join(folder, set, 'rules.yaml'), 'utf8')) as Rule[];
  const groups = (await readRows(join(folder, set, 'families.csv'))).map(({ group }) => group);
  return { rules, groups: [...new Set(groups)] };
}

/** The words at the head of the present file, which say how a rule is read. */
async function readRuleNotes() {
  const text = await readFile(join(target, 'rules.yaml'), 'utf8').catch(() => '');
  return /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
}

async function arabicNames() {
  const present = await readRows(join(target, 'names.csv')).catch(() => []);
  return present.filter(({ language }) => language === 'ar');
}

/** One row for each statement, with the families of which it is made; a set that did not look has no row for a family. */
function joinStances(rows: Row[]) {
  const stances = new Map<string, Row>();
  for (const row of rows) {
    const approval = renamedApprovals[row.approval] ?? row.approval;
    // Nobody looked at import policy beyond the hardware that needs an authorisation, so nothing was "not found" there.
    const unlooked = approval === 'import-policy' && row.stance === 'none-found';
    const stance = unlooked
      ? { ...row, approval, stance: 'not-checked', lists: '', checked_on: '' }
      : { ...row, approval };
    const key = `${row.family} ${approval}`;
    const other = stances.get(key);
    if (!other || other.stance === 'not-checked') stances.set(key, stance);
  }
  const statements = new Map<string, Record<string, string> & { families: string }>();
  for (const { approval, stance, lists, checked_on, why, family } of stances.values()) {
    const key = [approval, stance, lists, checked_on, why].join('\t');
    const present = statements.get(key);
    if (present) present.families += `|${family}`;
    else statements.set(key, { approval, stance, lists, checked_on, why, families: family });
  }
  return [...statements.values()];
}

/** Every text that stands for two families or more, with what to ask; the first family is the most usual one. */
async function joinQuestions() {
  const asked = new Map<string, Record<string, string> & { families: string }>();
  const cross = (await readRows(join(folder, '3/cross_ambiguous.csv'))).map(
    ({ text, families, elsewhere, question }) => ({
      text,
      families: `${families};${elsewhere.replace(/families\d:/g, '')}`,
      question,
    }),
  );
  const decided = new Map(Object.entries(joinedQuestions).map(([text, joined]) => [keyOf(text), { text, ...joined }]));
  const claims = Map.groupBy(names, ({ text }) => keyOf(text));
  const added = [...decided.values()].map(({ text, families, question }) => ({
    text,
    families: families.join('|'),
    question,
  }));
  for (const { text, families, question } of [...added, ...(await readAll('ambiguous.csv')), ...cross]) {
    const key = keyOf(text);
    const claiming = (claims.get(key) ?? []).map(({ family }) => family);
    const before = asked.get(key)?.families.split('|') ?? [];
    const all = [...new Set([...before, ...families.split(/[|;]\s*/), ...claiming])];
    for (const family of all) if (!known.has(family)) throw new Error(`${text}: no set has the family ${family}`);
    asked.set(key, { text, families: all.join('|'), question: decided.get(key)?.question ?? question });
  }
  // What a set asked beside its one family is answered by that family's definition.
  return [...asked.values()].filter(({ families }) => families.includes('|'));
}

/** The later sets repeat the facts of the first and add their own; of a unit, the later word is the clearer one. */
async function joinFacts() {
  const facts = new Map((await readAll('facts.csv')).map((row) => [row.fact, row] as const));
  return [...facts.values()].map((row) => ({
    ...row,
    note: row.note.replace(/^(?:PROPOSED(?: 22nd product fact)?|SECOND PICK):? ?/, ''),
  }));
}

/** Rows of the lists that are no product; those that one set left to another must be there. */
async function listUncovered() {
  const covered = new Set(lines.map(({ list, key }) => `${list} ${key}`));
  const named = [...(await readAll('uncovered.csv')), ...(await readRows(join(folder, '2/covered_by_set_1.csv')))];
  const open = named.filter(({ list, key }) => !covered.has(`${list} ${key}`));
  for (const { list, key, why } of open)
    if (list !== 'wpc_eta') throw new Error(`${list} ${key} has no family: ${why}`);
  return open.map(({ list, key, why }) => ({ list, key, why }));
}

async function writeCsv(file: string, rows: Record<string, string>[] | Promise<Record<string, string>[]>) {
  await writeFile(join(target, file), stringifyCsv(await rows, { header: true, record_delimiter: '\r\n' }));
}
