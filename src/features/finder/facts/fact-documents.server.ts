import { z } from 'zod';
import { optional, required, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import type { FileDocument, Place } from '#features/records/files/file-document.ts';
import { phraseKinds } from '../finder.schema.ts';

const names = z.string().transform((text) => text.split('|').flatMap((part) => part.trim() || []));
const words = z.record(z.string(), z.string());

const fact = z.object({ fact: z.string(), kind: z.string(), values: names, unit: optional, note: optional });
const factWords = z.strictObject({ fact: slug, words, translations: z.record(z.string(), words) });
const asked = z.strictObject({
  name: required,
  ask: required,
  help: required.optional(),
  why: required.optional(),
  unit: required.optional(),
  values: words.default({}),
  presumed: words.default({}),
});
const translated = asked.partial();
const question = asked.extend({
  fact: slug,
  translations: z.strictObject({ hi: translated, ar: translated }),
});

/** An entry of a YAML list, with the line of what stands at a path in it. */
type Entry<Value> = { value: Value; file: string; lineOf: (path: readonly PropertyKey[]) => number };
type Row = z.output<typeof fact> & { file: string; line: number };
type Given = {
  row: Row;
  said: Entry<z.output<typeof factWords>> | undefined;
  question: Entry<z.output<typeof question>> | undefined;
};

/** The documents of facts: what they are, how they read after "if", and how visitors are asked about them. */
export async function factDocuments(files: ContentFiles): Promise<FileDocument[]> {
  const [rows, said, questions] = await Promise.all([
    files.csv('families/facts.csv', fact),
    files.yamlWithLines('families/fact-words.yaml', z.array(factWords)),
    files.yamlWithLines('families/fact-questions.yaml', z.array(question)),
  ]);
  const [saidBy, askedBy] = [entriesOf(said), entriesOf(questions)];
  const known = new Set(rows.map((row) => row.fact));
  for (const entry of [...saidBy.values(), ...askedBy.values()])
    if (!known.has(entry.value.fact)) report(files, entry, ['fact'], `there is no fact ${entry.value.fact}`);
  return rows.map((row) => {
    const given = { row, said: saidBy.get(row.fact), question: askedBy.get(row.fact) };
    reportStray(files, given);
    return documentOf(given);
  });
}

function entriesOf<Value extends { fact: string }>({ value, file, lineOf }: Entry<Value[]>) {
  return new Map(
    value.map((entry, index): [string, Entry<Value>] => [
      entry.fact,
      { value: entry, file, lineOf: (path) => lineOf([index, ...path]) },
    ]),
  );
}

const report = ({ problems }: ContentFiles, { file, lineOf }: Entry<unknown>, path: string[], reason: string) =>
  problems.push({ file, line: lineOf(path), reason });

/** The values of a fact; those of a text are named by its question alone. */
const valuesOf = ({ row, question: own }: Given) =>
  row.kind === 'text' ? Object.keys(own?.value.values ?? {}) : row.values;

/** Words of values that a fact does not have would be lost. */
function reportStray(files: ContentFiles, given: Given) {
  const values = valuesOf(given);
  const phrases: readonly string[] = [...phraseKinds, ...values, ...values.map((value) => `n:${value}`)];
  const { row, said, question: own } = given;
  for (const name of Object.keys(said?.value.words ?? {}))
    if (said && !phrases.includes(name)) report(files, said, ['words', name], `${row.fact} has no value ${name}`);
  for (const name of Object.keys(own?.value.values ?? {}))
    if (own && !values.includes(name)) report(files, own, ['values', name], `${row.fact} has no value ${name}`);
}

function documentOf(given: Given): FileDocument {
  const { row, said, question: own } = given;
  const wordsIn = (language: string) => said?.value.translations[language] ?? {};
  const asksIn = (language: string) =>
    (language === 'hi' || language === 'ar' ? own?.value.translations[language] : {}) ?? {};
  const languages = [...new Set([...Object.keys(said?.value.translations ?? {}), 'hi', 'ar'])];
  const twins = <Fields>(fieldsIn: (language: string) => Fields) =>
    Object.fromEntries(languages.map((language) => [language, fieldsIn(language)]));
  return {
    document: {
      ...{ key: row.fact, kind: row.kind, unit: row.unit, note: row.note },
      ...asksOf(own?.value ?? {}),
      translations: twins((language) => asksOf(asksIn(language))),
      values: valuesOf(given).map((value) => ({
        value,
        ...wordsOf(value, said?.value.words, own?.value.values),
        translations: twins((language) => wordsOf(value, wordsIn(language), asksIn(language).values)),
      })),
      phrases: phrasesIn(given).map((kind) => ({
        kind,
        text: said?.value.words[kind],
        translations: twins((language) => ({ text: wordsIn(language)[kind] })),
      })),
      presumptions: Object.entries(own?.value.presumed ?? {}).map(([reader, text]) => ({
        ...{ reader, text },
        translations: twins((language) => ({ text: asksIn(language).presumed?.[reader] })),
      })),
    },
    placeOf: (path) => placeIn(given, path),
  };
}

const asksOf = ({ name, ask, help, why, unit: askUnit }: z.output<typeof translated>) => ({
  ...{ name, ask, help, why, askUnit },
});

type Words = Record<string, string> | undefined;
const wordsOf = (value: string, said: Words, labels: Words) => ({
  ...{ label: labels?.[value], clause: said?.[value], noun: said?.[`n:${value}`] },
});

const phrasesIn = ({ said }: Given) => phraseKinds.filter((kind) => said?.value.words[kind] !== undefined);

/** Where a field stands: in the row, in the words after "if" or in the question. */
function placeIn(given: Given, path: readonly PropertyKey[]): Place {
  const { row, said, question: own } = given;
  const at = path.indexOf('translations');
  const language = at < 0 ? undefined : path[at + 1];
  const [field, index, column] = (at < 0 ? path : path.toSpliced(at, 2)).map(String);
  const number = Number(index);
  const value = field === 'values' ? (valuesOf(given)[number] ?? '') : '';
  const ofWords =
    field === 'phrases'
      ? phrasesIn(given)[number]
      : column === 'clause'
        ? value
        : column === 'noun'
          ? `n:${value}`
          : undefined;
  if (said && ofWords !== undefined)
    return inEntry(said, language ? ['translations', language, ofWords] : ['words', ofWords]);
  const ofQuestion =
    column === 'label'
      ? ['values', value]
      : field === 'presumptions'
        ? ['presumed', Object.keys(own?.value.presumed ?? {})[number] ?? '']
        : askedFields[field ?? ''];
  if (own && ofQuestion) return inEntry(own, language ? ['translations', language, ...ofQuestion] : ofQuestion);
  return { file: row.file, line: row.line, ...(field && { name: field === 'key' ? 'fact' : field }) };
}

const askedFields: Record<string, string[] | undefined> = {
  name: ['name'],
  ask: ['ask'],
  help: ['help'],
  why: ['why'],
  askUnit: ['unit'],
};

const inEntry = ({ file, lineOf }: Entry<unknown>, path: readonly PropertyKey[]): Place => ({
  ...{ file, line: lineOf(path), name: path.map(String).join('.') },
});
