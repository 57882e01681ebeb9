import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { defaultLanguage, findLanguage, type LanguageCode, withLatinDigits } from '#locales/languages.ts';

/** A text of the server, alone or with the values for its `{names}`. */
export type ServerText = string | { text: string; values: Record<string, unknown> };

const catalogues = new Map<LanguageCode, I18n>();

/**
 * A text of the server in that language; a text that is in no catalogue is returned unchanged.
 * @param text English, written as `/*i18n*\/ '…'`, so that `npm run texts` finds it
 */
export function translate(text: ServerText, language: LanguageCode): string {
  const { text: id, values } = typeof text === 'string' ? { text, values: undefined } : text;
  if (!isServerText(id)) return id;
  return readOnce(findLanguage(language)?.code ?? defaultLanguage)._(id, values);
}

/** Whether the text is in a catalogue. Messages of libraries are not. */
export function isServerText(text: string): boolean {
  return Object.hasOwn(readOnce(defaultLanguage).messages, text);
}

/** A language that nobody asks for takes no memory. */
function readOnce(code: LanguageCode): I18n {
  const known = catalogues.get(code) ?? readCatalogue(code);
  catalogues.set(code, known);
  return known;
}

/**
 * Calls and their forms share some texts, so the catalogues of both are read. The desk speaks only some of the languages;
 * where it says the same English otherwise, the words of visitors stand.
 */
function readCatalogue(code: LanguageCode): I18n {
  const items = ['desk', 'desk-forms', 'desk-office', 'account', 'server'].flatMap((audience) => {
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
