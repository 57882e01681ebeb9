import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import { cleanHtml, HtmlRefusedError } from '#core/html/clean-html.server.ts';
import { shortLine, unseenSign } from '#core/text/plain-text.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import type { Problem } from './content-error.ts';

/**
 * Translations of texts of the content folder by their English: those of `translations/{language}.po`, for the languages
 * that the site offers. Where the English changes its translation no longer fits, and readers see the English.
 */
export type TextCatalogues = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Translations = Record<string, Record<string, string>>;

export async function readTextCatalogues(folder: string, problems: Problem[]): Promise<TextCatalogues> {
  const codes = languages.flatMap(({ code, ready }) => (ready && code !== defaultLanguage ? [code] : []));
  const read = await Promise.all(
    codes.map(async (code) => [code, await readCatalogue(folder, code, problems)] as const),
  );
  return new Map(read);
}

/** Translators send these files, so a text in them is looked at like one in every other file. */
async function readCatalogue(folder: string, code: string, problems: Problem[]): Promise<ReadonlyMap<string, string>> {
  const file = `translations/${code}.po`;
  if (!existsSync(join(folder, file))) return new Map();
  const { items } = PO.parse(await readFile(join(folder, file), 'utf8'));
  const texts = items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text] as const] : []));
  const clean = texts.map(async ([english, text]) => {
    const report = (reason: string) =>
      problems.push({ file, line: 1, reason: `the translation of “${shortLine(english, 60)}” ${reason}` });
    // Also behind an escape of the file, such as \000.
    if (unseenSign.test(text)) report('has an unseen sign');
    if (!hasMarkup(english + text)) return [english, text] as const;
    const html = await cleanHtml(text).catch((error) => {
      if (!(error instanceof HtmlRefusedError)) throw error;
      report(error.message);
      return '';
    });
    return [english, html] as const;
  });
  return new Map(await Promise.all(clean));
}

/** Also the end of an element or a comment: by itself, it would end what stands around the text. */
const hasMarkup = (text: string) => /<[a-z/!?]/i.test(text);

/** Adds to a row's own translations what the catalogues have of these fields; what stands beside the English wins. */
export function addCatalogueTexts(
  catalogues: TextCatalogues,
  fields: Record<string, unknown>,
  own: Translations = {},
): Translations {
  const added = [...catalogues].flatMap(([language, texts]) => {
    const found = Object.entries(fields).flatMap(([name, english]) => {
      const text = typeof english === 'string' ? texts.get(english) : undefined;
      return text ? [[name, text] as const] : [];
    });
    return found.length > 0 ? [[language, { ...Object.fromEntries(found), ...own[language] }] as const] : [];
  });
  return { ...own, ...Object.fromEntries(added) };
}
