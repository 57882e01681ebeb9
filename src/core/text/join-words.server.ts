import type { LanguageCode } from '#locales/languages.ts';
import { translate } from './messages.server.ts';

/** A label with its value, with the colon of the language: `Radio: Bluetooth`. */
export function labelled(label: string, value: string, language: LanguageCode): string {
  return translate({ text: /*i18n*/ '{label}: {value}', values: { label, value } }, language);
}

/** Clauses one after the other, with the semicolon of the language: `ISI mark required; BEE star label voluntary`. */
export function joinClauses(clauses: readonly string[], language: LanguageCode): string {
  const [start = '', ...more] = clauses;
  return more.reduce(
    (first, second) => translate({ text: /*i18n*/ '{first}; {second}', values: { first, second } }, language),
    start,
  );
}
