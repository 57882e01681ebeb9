import type { I18n, MessageDescriptor } from '@lingui/core';

/** A text of a page: what editors wrote, or a message of the catalogues (`msg`…``). */
export type PageText = string | MessageDescriptor;

/** The words of that text in the language of `i18n`. */
export function wordsOf(i18n: I18n, text: PageText): string {
  return typeof text === 'string' ? text : i18n._(text);
}
