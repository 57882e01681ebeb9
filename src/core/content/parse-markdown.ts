import type { z } from 'zod';
import type { Problem } from './content-error.ts';
import { readYaml } from './read-yaml.ts';
import { reportRepeats } from './repeats.ts';

type MarkdownSection = { slug: string; heading: string; text: string; line: number };
export type MarkdownFile<Matter> = {
  file: string;
  slug: string;
  matter: Matter;
  body: string;
  sections: MarkdownSection[];
  /** The line of a field of the front matter. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const sectionHeading = /^##[ \t]+(.+?)(?:[ \t]*\{#([\w-]+)\})?[ \t]*$/;

/** Reads the front matter and the `##` sections of a file; a heading without a slug in braces gets an empty slug. */
export function parseMarkdown<Matter>(
  file: string,
  slug: string,
  text: string,
  schema: z.ZodType<Matter>,
  problems: Problem[],
): MarkdownFile<Matter> | undefined {
  const head = frontMatter.exec(text);
  if (!head) {
    problems.push({ file, line: 1, reason: 'has no front matter between --- lines' });
    return undefined;
  }
  const matter = readYaml(file, head[1] ?? '', problems, 2)?.as(schema);
  if (matter === undefined) return undefined;
  const body = text.slice(head[0].length).replaceAll('\r\n', '\n');
  const sections = splitSections(body, head[0].split('\n').length);
  const named = sections.filter((section) => section.slug);
  reportRepeats(
    named.map((section) => ({ ...section, file })),
    (section) => section.slug,
    problems,
  );
  for (const { text: answers, line } of named.filter((section) => section.slug === 'faqs')) {
    const questions = splitQuestions(answers).map(({ question }) => ({ question, file, line }));
    reportRepeats(questions, ({ question }) => question, problems);
  }
  return { file, slug, matter: matter.value, body: body.trim(), sections, lineOf: matter.lineOf };
}

function splitSections(body: string, firstLine: number): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  let lines: string[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const heading = sectionHeading.exec(line);
    if (heading) {
      lines = [];
      sections.push({ slug: heading[2] ?? '', heading: heading[1] ?? '', text: '', line: firstLine + index });
    } else lines.push(line);
    const current = sections.at(-1);
    if (current) current.text = lines.join('\n').trim();
  }
  return sections;
}

type Question = { question: string; answer: string };

/** Splits a section into its `###` questions and their answers, in Markdown. */
export function splitQuestions(text: string): Question[] {
  const [, ...parts] = `\n${text}`.split(/\n###[ \t]+/);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return end < 0
      ? { question: part.trim(), answer: '' }
      : { question: part.slice(0, end).trim(), answer: part.slice(end).trim() };
  });
}
