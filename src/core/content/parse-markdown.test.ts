import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Problem } from './content-error.ts';
import { required } from './content-fields.ts';
import { parseMarkdown, splitQuestions } from './parse-markdown.ts';

const matter = z.strictObject({ name: required });

test('returns the sections with their slugs and lines', () => {
  const problems: Problem[] = [];
  const text =
    '---\nname: A\n---\n## Overview {#overview}\n\nText.\n\n### Small\n\n## FAQs {#faqs}\n\n### Why?\n\nSo.\n';
  const file = parseMarkdown('a.md', 'a', text, matter, problems);
  expect(problems).toEqual([]);
  expect(file?.sections).toEqual([
    { slug: 'overview', heading: 'Overview', text: 'Text.\n\n### Small', line: 4 },
    { slug: 'faqs', heading: 'FAQs', text: '### Why?\n\nSo.', line: 10 },
  ]);
  expect(splitQuestions(file?.sections[1]?.text ?? '')).toEqual([{ question: 'Why?', answer: 'So.' }]);
});

test('reports what is wrong with the front matter, with the line in the file', () => {
  const problems: Problem[] = [];
  expect(parseMarkdown('a.md', 'a', '---\nname: A\ncolour: red\n---\n', matter, problems)).toBeUndefined();
  expect(parseMarkdown('b.md', 'b', 'no front matter', matter, problems)).toBeUndefined();
  expect(problems).toMatchObject([
    { file: 'a.md', line: 2 },
    { file: 'b.md', line: 1 },
  ]);
});

test('refuses a section or a question that occurs twice', () => {
  const problems: Problem[] = [];
  const text = '---\nname: A\n---\n## A {#a}\n## B {#a}\n## F {#faqs}\n### Q?\nx\n### Q?\ny\n';
  parseMarkdown('a.md', 'a', text, matter, problems);
  expect(problems.map(({ reason }) => reason)).toEqual(["'a' appears twice", "'Q?' appears twice"]);
});
