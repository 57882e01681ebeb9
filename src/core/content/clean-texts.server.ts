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
