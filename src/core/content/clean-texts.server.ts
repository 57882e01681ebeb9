import { cleanHtml, HtmlRefusedError, markdownToHtml } from '#core/html/clean-html.server.ts';
import type { Problem } from './content-error.ts';

/** Cleans the texts of content files; a refused text is reported as a problem with its file and line. */
export type CleanTexts = {
  html(file: string, line: number, html: string): Promise<string>;
  markdown(file: string, line: number, markdown: string): Promise<string>;
};

export function createCleanTexts(problems: Problem[]): CleanTexts {
  const gather = async (file: string, line: number, cleaning: Promise<string>) => {
    try {
      return await cleaning;
    } catch (error) {
      if (!(error instanceof HtmlRefusedError)) throw error;
      problems.push({ file, line, reason: `the text ${error.message}` });
      return '';
    }
  };
  return {
    html: (file, line, html) => gather(file, line, cleanHtml(html)),
    markdown: (file, line, markdown) => gather(file, line, markdownToHtml(markdown)),
  };
}

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
