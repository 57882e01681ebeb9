import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import { describeRecord } from '#features/records/describe-record.ts';
import { document, line, maybe, prose, row, rows, translated } from '#features/records/record-fields.ts';
import { factKinds, numberPhrases, phraseKinds, presumedReaders } from '../finder.schema.ts';
import { otherText } from '../flow/asked-facts.ts';

/** What is wrong with a fact by itself; a report of the import puts the field before it. */
const texts = {
  noValue: /*i18n*/ 'is not a value: small letters, digits, points and hyphens, and not “unknown”',
  twice: /*i18n*/ 'stands here twice',
  noValues: /*i18n*/ 'is empty, so nothing could be said of the fact',
  number: /*i18n*/ 'of a number must be empty: its values are numbers',
  onlyOther: /*i18n*/ 'of a text has only the value “other”, for whoever has none that is offered',
  noName: /*i18n*/ 'is missing: an answer is shown under it',
  noLabel: /*i18n*/ 'is missing: visitors choose by it',
  ofNumbers: /*i18n*/ 'is a phrase for numbers, and this fact is not a number',
  notOfNumbers: /*i18n*/ 'is not a phrase for numbers',
  noPlace: /*i18n*/ 'lacks the n in curly brackets, where the number or the values stand',
} as const;

/** It stands in addresses, where commas join several. */
const value = line.regex(/^(?!unknown$)[a-z0-9][a-z0-9.-]{0,59}$/, texts.noValue);

const factValue = row({
  value,
  label: translated(maybe(line)),
  clause: translated(maybe(line)),
  noun: translated(maybe(line)),
});
const phrase = row({ kind: z.enum(phraseKinds), text: translated(line) });
const presumption = row({ reader: z.enum(presumedReaders), text: translated(line) });

const factDocument = document({
  key: slug,
  name: translated(maybe(line)),
  kind: z.enum(factKinds),
  unit: maybe(line),
  values: rows(factValue),
  phrases: rows(phrase),
  ask: translated(maybe(line)),
  help: translated(maybe(line)),
  why: translated(maybe(line)),
  askUnit: translated(maybe(line)),
  presumptions: rows(presumption),
  note: maybe(prose),
}).superRefine((fact, context) => {
  const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const { key, kind, values, phrases, presumptions } = fact;
  const isNumber = kind === 'number';
  const repeats: [field: string, column: string, keys: string[]][] = [
    ['values', 'value', values.map((own) => own.value)],
    ['phrases', 'kind', phrases.map((own) => own.kind)],
    ['presumptions', 'reader', presumptions.map((own) => own.reader)],
  ];
  for (const [field, column, keys] of repeats)
    for (const [index, own] of keys.entries())
      if (keys.indexOf(own) < index) refuse([field, index, column], texts.twice);
  if (isNumber && values.length > 0) refuse(['values'], texts.number);
  if ((kind === 'choice' || kind === 'set') && values.length === 0) refuse(['values'], texts.noValues);
  if (kind === 'text' && values.some((own) => own.value !== otherText)) refuse(['values'], texts.onlyOther);
  for (const [index, own] of phrases.entries()) {
    const isOfNumbers = numberPhrases.some((each) => each === own.kind);
    if (isOfNumbers !== isNumber)
      refuse(['phrases', index, 'kind'], isOfNumbers ? texts.ofNumbers : texts.notOfNumbers);
    if (own.kind === 'any') continue;
    if (!own.text.includes('{n}')) refuse(['phrases', index, 'text'], texts.noPlace);
    for (const [language, { text = '' }] of Object.entries(own.translations))
      if (!text.includes('{n}')) refuse(['phrases', index, 'translations', language, 'text'], texts.noPlace);
  }
  if (!fact.ask) return;
  if (!fact.name) refuse(['name'], texts.noName);
  if (kind === 'text' && values.length === 0) refuse(['values'], texts.onlyOther);
  for (const [index, own] of values.entries())
    if (!own.label && isOffered(key, own.value)) refuse(['values', index, 'label'], texts.noLabel);
});

/** Whether visitors choose it; sizes are asked as orders have them, large and medium together. */
export const isOffered = (fact: string, value: string): boolean => fact !== 'enterprise-size' || value !== 'medium';

/** What may be known about a product. */
export const factRecord = describeRecord({
  kind: 'facts',
  name: { one: /*i18n*/ 'Fact', many: /*i18n*/ 'Facts' },
  title: 'key',
  document: factDocument,
  keep: 'all',
});
