import { z } from 'zod';
import { type CleanTexts, cleanTranslated } from '#core/content/clean-texts.server.ts';
import { required, seoColumns, seoFields, slug, translations } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { distinctBy, reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { pages } from '#db/schema/pages.ts';

const file = 'pages.yaml';
const folder = 'pages';
const headings = { name: required, title: required.optional(), tag_line: required.optional() };
const schema = z
  .array(z.strictObject({ slug, ...headings, content: required.optional(), ...seoFields, translations }))
  .superRefine(distinctBy((page) => page.slug));
const matterSchema = z.strictObject({ ...headings, ...seoFields });
type Matter = z.infer<typeof matterSchema>;

/** Headings come from `pages.yaml`; a page with a long text has a file of its own, `pages/{slug}.md`. */
export const pagesContent = defineContent({
  async read({ files, clean }) {
    const entries = (await files.yaml(file, schema)) ?? [];
    const short = await Promise.all(
      entries.map(async (entry) => ({
        slug: entry.slug,
        ...columnsOf(entry),
        content: entry.content ? await clean.html(file, 1, entry.content) : null,
        translations: await cleanTranslated(entry.translations, 'content', file, clean),
      })),
    );
    const long = await readLongPages(files, clean);
    reportRepeats(
      [...short.map((page) => ({ ...page, file, line: 1 })), ...long.map((page) => ({ ...page, line: 1 }))],
      (page) => page.slug,
      files.problems,
    );
    return [...short, ...long.map(({ file: _, ...page }) => page)];
  },
  async write({ sync }, rows) {
    await sync.rows(pages, ['slug'], rows);
  },
});

async function readLongPages(files: ContentFiles, clean: CleanTexts) {
  const [english, others] = await Promise.all([
    files.markdown(folder, matterSchema),
    files.translations(folder, matterSchema),
  ]);
  return Promise.all(
    english.map(async (page) => ({
      file: page.file,
      slug: page.slug,
      ...columnsOf(page.matter),
      content: await clean.markdown(page.file, 1, page.body),
      translations: Object.fromEntries(
        await Promise.all(
          others
            .filter((other) => other.slug === page.slug)
            .map(async (other) => {
              const content = await clean.markdown(other.file, 1, other.body);
              return [other.language, filledOnly({ ...columnsOf(other.matter), content })] as const;
            }),
        ),
      ),
    })),
  );
}

function columnsOf(matter: Matter) {
  return {
    name: matter.name,
    title: matter.title ?? null,
    tagLine: matter.tag_line ?? null,
    ...seoColumns(matter),
  };
}

function filledOnly(columns: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(columns).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
