import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { defaultLanguage, type LanguageCode, languages, withLatinDigits } from '#locales/languages.ts';

/** A text of the server, alone or with the values for its `{names}`. */
export type ServerText = string | { text: string; values: Record<string, unknown> };

let catalogues: Map<LanguageCode, I18n> | undefined;

/**
 * A text of the server in that language; a text that is in no catalogue is returned unchanged.
 * @param text English, written as `/*i18n*\/ '…'`, so that `npm run texts` finds it
 */
export function translate(text: ServerText, language: LanguageCode): string {
  const { text: id, values } = typeof text === 'string' ? { text, values: undefined } : text;
  if (!isServerText(id)) return id;
  const i18n = readOnce().get(language) ?? readOnce().get(defaultLanguage);
  return i18n ? i18n._(id, values) : id;
}

/** Whether the text is in a catalogue. Messages of libraries are not. */
export function isServerText(text: string): boolean {
  return Object.hasOwn(readOnce().get(defaultLanguage)?.messages ?? {}, text);
}

function readOnce(): Map<LanguageCode, I18n> {
  catalogues ??= new Map(languages.filter(({ ready }) => ready).map(({ code }) => [code, readCatalogue(code)]));
  return catalogues;
}

/**
 * Calls and their forms share some texts, so the catalogues of both are read. The desk speaks only some of the languages;
 * where it says the same English otherwise, the words of visitors stand.
 */
function readCatalogue(code: LanguageCode): I18n {
  const items = ['desk', 'account', 'server'].flatMap((audience) => {
    const file = fileURLToPath(new URL(`../../locales/${code}/${audience}.po`, import.meta.url));
    return existsSync(file) ? PO.parse(readFileSync(file, 'utf8')).items : [];
  });
  const messages = Object.fromEntries(items.map((item) => [item.msgid, item.msgstr.join('') || item.msgid]));
  const i18n = setupI18n({ locale: code, locales: withLatinDigits(code), messages: { [code]: messages } });
  return i18n.setMessagesCompiler(compileOnce);
}

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** Lingui would compile a text each time it is needed; all of them at once would delay the start. */
function compileOnce(text: string) {
  const known = compiled.get(text) ?? compileMessage(text);
  compiled.set(text, known);
  return known;
}
