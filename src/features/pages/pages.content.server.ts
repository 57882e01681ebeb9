import { z } from 'zod';
import { contentOf } from '#features/records/content-of.server.ts';
import { markdownDocuments } from '#features/records/files/markdown-documents.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { pageKind } from './page.record.server.ts';

const matter = z.record(z.string(), z.unknown());

/** Headings come from `pages.yaml`; a page with a long text has a file of its own, `pages/{slug}.md`. */
export const pagesContent = contentOf(pageKind, {
  async documents({ files }) {
    const [short, texts, others] = await Promise.all([
      yamlDocuments(files, 'pages.yaml'),
      files.markdown('pages', matter),
      files.translations('pages', matter),
    ]);
    const long = markdownDocuments(texts, others, { body: 'content' });
    return [...short, ...long.map((given) => ({ ...given, texts: 'markdown' as const }))];
  },
});
