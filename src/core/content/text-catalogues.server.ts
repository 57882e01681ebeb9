import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import { cleanHtml } from '#core/html/clean-html.server.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';

/**
 * Translations of texts of the content folder by their English: those of `translations/{language}.po`, for the languages
 * that the site offers. Where the English changes its translation no longer fits, and readers see the English.
 */
export type TextCatalogues = ReadonlyMap<string, ReadonlyMap<string, string>>;

type Translations = Record<string, Record<string, string>>;

export async function readTextCatalogues(folder: string): Promise<TextCatalogues> {
  const codes = languages.flatMap(({ code, ready }) => (ready && code !== defaultLanguage ? [code] : []));
  const read = await Promise.all(codes.map(async (code) => [code, await readCatalogue(folder, code)] as const));
  return new Map(read);
}

async function readCatalogue(folder: string, code: string): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, 'translations', `${code}.po`);
  if (!existsSync(file)) return new Map();
  const { items } = PO.parse(await readFile(file, 'utf8'));
  const texts = items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text] as const] : []));
  const clean = texts.map(
    async ([english, text]) => [english, isHtml(english + text) ? await cleanHtml(text) : text] as const,
  );
  return new Map(await Promise.all(clean));
}

const isHtml = (text: string) => /<[a-z]/i.test(text);

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
