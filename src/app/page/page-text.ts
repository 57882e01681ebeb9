import type { I18n, MessageDescriptor } from '@lingui/core';

/** A text of a page: either written by editors or a message of the catalogues (`msg`…``). */
export type PageText = string | MessageDescriptor;

/** The text in the language of `i18n`. */
export function wordsOf(i18n: I18n, text: PageText): string {
  return typeof text === 'string' ? text : i18n._(text);
}
