import type { CleanTexts } from './clean-texts.server.ts';

type Translations = Record<string, Record<string, string>>;

/** Cleans the HTML field of each translation in the same way as the English one. */
export async function cleanTranslated(
  languages: Translations,
  field: string,
  file: string,
  clean: CleanTexts,
): Promise<Translations> {
  const entries = Object.entries(languages).map(async ([language, fields]) => {
    const html = fields[field];
    return [language, html ? { ...fields, [field]: await clean.html(file, 1, html) } : fields] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
