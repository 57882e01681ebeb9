import { z } from 'zod';
import { slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { markdownDocuments } from '#features/records/files/markdown-documents.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { line } from '#features/records/record-fields.ts';
import { blogCategoryKind, blogKind } from './blog.record.server.ts';

export const blogCategoriesContent = contentOf(blogCategoryKind, {
  documents: ({ files }) => yamlDocuments(files, 'blog-categories.yaml'),
});

const twin = z.object({ name: line.optional(), description: line.optional() });
const authors = z
  .array(z.strictObject({ slug, name: line, description: line, translations: z.record(z.string(), twin).default({}) }))
  .superRefine(distinctBy((author) => author.slug));
type Author = z.output<typeof authors>[number];

const matter = z.record(z.string(), z.unknown());
type Text = MarkdownFile<z.output<typeof matter>>;
type Twin = Text & { language: string };

/** The posts in `blogs/*.md`. Their authors are in `blog-authors.yaml`, and each post has questions, or it is a mistake. */
export const blogsContent = contentOf(blogKind, {
  needs: [blogCategoriesContent],
  texts: 'markdown',
  async documents({ files }) {
    const [posts, twins, known = []] = await Promise.all([
      files.markdown('blogs', matter),
      files.translations('blogs', matter),
      files.yaml('blog-authors.yaml', authors),
    ]);
    const given = markdownDocuments(posts.map(withoutQuestions), twins.map(withoutQuestions), {
      body: 'content',
      renamed: { summary: 'description', imagePath: 'image' },
    });
    return given.map((post, index): FileDocument => {
      const text = posts[index];
      const own = twins.filter((other) => other.slug === text?.slug);
      return text ? { ...post, document: documentOf(post.document, { text, own, known, files }) } : post;
    });
  },
});

const withoutQuestions = <Given extends Text>(text: Given): Given => ({
  ...text,
  body: text.body.split(/^##[ \t]+.*\{#faqs\}[ \t]*$/m)[0] ?? '',
});

type Reading = { text: Text; own: readonly Twin[]; known: readonly Author[]; files: ContentFiles };

function documentOf({ author: named, ...document }: FileDocument['document'], { text, own, known, files }: Reading) {
  const author = known.find((listed) => listed.slug === named);
  const report = (place: string, reason: string) =>
    files.problems.push({ file: text.file, line: text.lineOf([place]), reason: `${place}: ${reason}` });
  if (named && !author) report('author', 'is not in blog-authors.yaml');
  if (document.slug !== text.slug) report('slug', `is not ${text.slug}, the file's name`);
  const written = document.translations as Record<string, Record<string, unknown>>;
  const languages = [...Object.keys(written), ...Object.keys(author?.translations ?? {})];
  const translations = languages.map((language) => {
    const { name: authorName, description: authorDescription } = author?.translations[language] ?? {};
    const { slug: _, ...texts } = written[language] ?? {};
    return [language, { authorName, authorDescription, ...texts }];
  });
  return {
    seoDescription: document.summary,
    ...document,
    authorName: author?.name,
    authorIcon: author && `seals/${author.slug}.svg`,
    authorDescription: author?.description,
    translations: Object.fromEntries(translations),
    questions: questionsOf(text, own, files),
  };
}

/** The questions in the section `{#faqs}`; a translation has as many as the original. */
function questionsOf(text: Text, own: readonly Twin[], { problems }: ContentFiles) {
  const split = ({ sections }: Text) => {
    const section = sections.find((given) => given.slug === 'faqs');
    return { line: section?.line ?? 1, isThere: section !== undefined, questions: splitQuestions(section?.text ?? '') };
  };
  const { line: at, questions } = split(text);
  if (questions.length === 0)
    problems.push({ file: text.file, line: at, reason: 'has no section {#faqs} with questions' });
  const others = own.map((other) => ({ ...other, ...split(other) }));
  for (const { file, line: there, isThere, questions: theirs } of others)
    if (isThere && theirs.length !== questions.length)
      problems.push({ file, line: there, reason: `the questions are not the ${questions.length} of the original` });
  return questions.map((question, index) => ({
    ...question,
    translations: Object.fromEntries(
      others.flatMap((other) => (other.questions[index] ? [[other.language, other.questions[index]]] : [])),
    ),
  }));
}
