import type { Problem } from '#core/content/content-error.ts';
import { type MarkdownFile, splitQuestions } from '#core/content/parse-markdown.ts';

type Text = Pick<MarkdownFile<unknown>, 'file' | 'sections'>;

/**
 * Reports sections of a translation that the English text lacks, and where `## FAQs {#faqs}` has another number of
 * questions: those of the translation are found by their places.
 */
export function compareSections(english: Text, twin: Text, problems: Problem[]): void {
  for (const { slug, text, line } of twin.sections) {
    const same = english.sections.find((section) => section.slug === slug);
    const [count, wanted] = [splitQuestions(text).length, splitQuestions(same?.text ?? '').length];
    const reason = same
      ? slug === 'faqs' && count !== wanted && `has ${count} questions, ${english.file} has ${wanted}`
      : `${english.file} has no section ${slug}`;
    if (reason) problems.push({ file: twin.file, line, reason });
  }
}
