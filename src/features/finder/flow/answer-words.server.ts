import { labelled } from '#core/text/join-words.server.ts';
import { listWords } from '#core/text/list-words.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Known } from '../condition.schema.ts';
import type { FactText } from '../facts/list-fact-texts.server.ts';

/** What a fact is called, and what somebody said of it: `Radio: Bluetooth and NFC`. */
export function answerWords(text: FactText, known: Known, language: LanguageCode): string {
  return labelled(text.words['q:name'] ?? '', valueWords(text, known, language), language);
}

/** What somebody said of a fact: `Bluetooth and NFC`, `750 W`. */
export function valueWords(text: FactText, known: Known, language: LanguageCode): string {
  if ('number' in known) {
    const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(known.number);
    return text.unit ? `${number} ${text.unit}` : number;
  }
  const values = 'values' in known ? known.values : 'oneOf' in known ? known.oneOf : known.some;
  return listWords(
    values.map((value) => labelOf(text, value)),
    language,
  );
}

/** How a value reads as an answer; a standard or a code is its own label. */
export function labelOf({ words }: FactText, value: string): string {
  return words[`v:${value}`] ?? value;
}
