import type { I18n } from '@lingui/core';
import { optionNames } from '#desk/records/form/words/option-names.ts';

type Speaker = Pick<I18n, '_'>;

/** An official list in words. Screens that show it load the texts of the forms, too. */
export const listName = (i18n: Speaker, list: string): string => i18n._(optionNames[list] ?? list);

/** A row of a list by the list and its place there: `bis_isi 303` is `BIS, ISI mark · 303`. */
export function rowName(i18n: Speaker, line: string): string {
  const [list = '', ...key] = line.split(' ');
  return [listName(i18n, list), key.join(' ')].filter(Boolean).join(' · ');
}
