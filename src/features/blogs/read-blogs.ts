import { z } from 'zod';
import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { link, required, seoColumns, seoFields, slug } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';

type Translations = Record<string, Record<string, string>>;
type Author = { slug: string; name: string; description: string; translations: Translations };
type Reading = { files: ContentFiles; clean: CleanTexts; categories: { slug: string }[]; authors: Author[] };

const isOneOf = (entries: { slug: string }[]) => (given: string) => entries.some((entry) => entry.slug === given);

function matterOf({ categories, authors }: Pick<Reading, 'categories' | 'authors'>) {
  return z.strictObject({
    slug,
    name: required,
    category: slug.refine(isOneOf(categories), 'is not in blog-categories.yaml'),
    author: slug.refine(isOneOf(authors), 'is not in blog-authors.yaml').optional(),
    date: z.iso.date(),
    description: required,
    content_heading: required.optional(),
    sources: z.array(z.strictObject({ name: required, url: link.optional() })).min(1, 'names no source'),
    ...seoFields,
  });
}

type Matter = z.output<ReturnType<typeof matterOf>>;
type Questions = { question: string; answer: string }[];

/** The posts in `blogs/*.md`, clean and with their translations. Each has sources and questions, or it is a mistake. */
export async function readBlogs({ files, clean, categories, authors }: Reading) {
  const schema = matterOf({ categories, authors });
  const [posts, translated] = await Promise.all([
    files.markdown('blogs', schema),
    files.translations('blogs', schema.partial()),
  ]);
  return Promise.all(
    posts.map(async (post) => {
      const { file, slug: fileSlug, matter } = post;
      if (matter.slug !== fileSlug)
        files.problems.push({ file, line: 2, reason: `slug: is not ${fileSlug}, the file's name` });
      const author = authors.find((listed) => listed.slug === matter.author);
      const english = await readTexts(post, files, clean);
      const others = await Promise.all(
        translated
          .filter((other) => other.slug === fileSlug)
          .map(async (other) => ({ ...other, texts: await readTexts(other, files, clean, english.questions) })),
      );
      const translations: Translations = {};
      for (const [language, texts] of Object.entries(author?.translations ?? {})) {
        translations[language] = filledOf({ authorName: texts.name, authorDescription: texts.description });
      }
      for (const { language, matter: texts, texts: read } of others) {
        const columns = { name: texts.name, summary: texts.description, content: read.content, ...seoColumns(texts) };
        translations[language] = { ...translations[language], ...filledOf(columns) };
      }
      const row = {
        ...columnsOf(matter),
        content: english.content,
        authorName: author?.name ?? null,
        authorIcon: author ? `seals/${author.slug}.svg` : null,
        authorDescription: author?.description ?? null,
        translations,
      };
      const faqs = english.questions.map((question, index) => ({
        ...question,
        translations: Object.fromEntries(
          others.flatMap(({ language, texts }) => {
            const same = texts.questions[index];
            return same ? [[language, { ...same }]] : [];
          }),
        ),
      }));
      return { category: matter.category, row, faqs };
    }),
  );
}

function columnsOf(matter: Matter) {
  return {
    slug: matter.slug,
    name: matter.name,
    summary: matter.description,
    contentHeading: matter.content_heading ?? null,
    sources: matter.sources.map(({ name, url }) => (url ? { name, url } : { name })),
    date: matter.date,
    ...seoColumns({ ...matter, seo_description: matter.seo_description ?? matter.description }),
  };
}

/** The article before the section `{#faqs}`, and the questions in it; a translation has as many as the original. */
async function readTexts(
  { file, body, sections }: Pick<MarkdownFile<unknown>, 'file' | 'body' | 'sections'>,
  files: ContentFiles,
  clean: CleanTexts,
  original?: Questions,
): Promise<{ content: string; questions: Questions }> {
  const section = sections.find(({ slug }) => slug === 'faqs');
  const line = section?.line ?? 1;
  const questions = splitQuestions(section?.text ?? '');
  const isMissing = original ? section !== undefined && questions.length !== original.length : questions.length === 0;
  if (isMissing) files.problems.push({ file, line, reason: reasonOf(original) });
  const [article = ''] = body.split(/^##[ \t]+.*\{#faqs\}[ \t]*$/m);
  return {
    content: await clean.markdown(file, 1, article),
    questions: await Promise.all(
      questions.map(async ({ question, answer }) => ({ question, answer: await clean.markdown(file, line, answer) })),
    ),
  };
}

function reasonOf(original: Questions | undefined): string {
  return original
    ? `the questions are not the ${original.length} of the original`
    : 'has no section {#faqs} with questions';
}

function filledOf(columns: Record<string, string | null | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
