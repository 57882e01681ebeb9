import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A text of a page: either written by editors or a message of the catalogues (`msg`…``). */
export type PageText = string | MessageDescriptor;

/** The text in the language of `i18n`. */
export function wordsOf(i18n: I18n, text: PageText): string {
  return typeof text === 'string' ? text : i18n._(text);
}

/** A label with its value, with the colon of the language: `S.O. 776(E): Toys (Quality Control) Order, 2020`. */
export function labelled(label: string, value: string): MessageDescriptor {
  return msg`${label}: ${value}`;
}
