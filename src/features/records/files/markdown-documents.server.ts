import type { MarkdownFile } from '#core/content/parse-markdown.ts';
import type { FileDocument } from './file-document.ts';
import { fromYaml, snakeCase } from './yaml-documents.server.ts';

type Text = MarkdownFile<Record<string, unknown>>;
type Twin = Text & { language: string };

/**
 * Markdown files as documents: the fields stand above the text, which is the field `body`, and those of a translation
 * in a file of its own beside it, `{slug}.{language}.md`.
 */
export function markdownDocuments(
  texts: readonly Text[],
  twins: readonly Twin[],
  { body, renamed = {} }: { body: string; renamed?: Record<string, string> },
): FileDocument[] {
  const fieldsOf = (text: Text) => ({ ...fromYaml(text.matter, renamed), [body]: text.body });
  return texts.map((text) => {
    const others = twins.filter(({ slug }) => slug === text.slug);
    return {
      document: {
        slug: text.slug,
        ...fieldsOf(text),
        translations: Object.fromEntries(others.map((twin) => [twin.language, fieldsOf(twin)])),
      },
      placeOf: (path) => {
        const twin = path[0] === 'translations' ? others.find(({ language }) => language === path[1]) : undefined;
        const { file, lineOf } = twin ?? text;
        const own = (twin ? path.slice(2) : path).map((part) => renamed[String(part)] ?? snakeCase(part));
        return { file, line: own[0] === body ? 1 : lineOf(own), name: own.join('.') };
      },
    };
  });
}
