import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from './content-error.ts';
import { optionalDate, required } from './content-fields.ts';
import { parseCsv } from './parse-csv.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { parseYaml } from './parse-yaml.ts';
import { distinctBy } from './repeats.ts';
import { splitQuestions } from './split-questions.ts';

const row = z.object({ sno: required, name: required, date: optionalDate });

describe('a CSV file', () => {
  it('names each wrong row with file, line and reason, and keeps the others', () => {
    const problems: Problem[] = [];
    const text = 'sno,name,date\r\n1,"two\r\nlines",2026-01-31\r\n2,,\r\n3,x\r\n4,y,31.1.2026\r\n5,z,\r\n';
    const rows = parseCsv('a.csv', text, row, problems);
    expect(rows).toMatchObject([
      { sno: '1', line: 2 },
      { sno: '5', date: null, line: 7 },
    ]);
    expect(problems).toEqual([
      { file: 'a.csv', line: 4, reason: 'name: is empty' },
      { file: 'a.csv', line: 5, reason: 'has 2 fields where the header has 3' },
      { file: 'a.csv', line: 6, reason: 'date: is not a date like 2026-01-31' },
    ]);
  });

  it('says where a quote is not closed', () => {
    const problems: Problem[] = [];
    expect(parseCsv('a.csv', 'sno,name,date\n1,"open,\n', row, problems)).toEqual([]);
    expect(problems).toMatchObject([{ file: 'a.csv', reason: expect.stringContaining('Quote') }]);
  });
});

describe('a YAML file', () => {
  it('names the line of a wrong entry', () => {
    const problems: Problem[] = [];
    parseYaml('a.yaml', '- name: a\n- nam: b\n', z.array(z.strictObject({ name: required })), problems);
    expect(problems.map(({ line }) => line)).toEqual([2, 2]);
  });

  it('names the line of a broken one, and of an entry that stands twice', () => {
    const problems: Problem[] = [];
    parseYaml('a.yaml', 'a: [1,\nb: 2\n', z.unknown(), problems);
    const names = z.array(z.object({ name: required })).superRefine(distinctBy(({ name }) => name));
    parseYaml('b.yaml', '- name: a\n- name: a\n', names, problems);
    expect(problems[0]).toMatchObject({ file: 'a.yaml' });
    expect(problems.at(-1)).toEqual({ file: 'b.yaml', line: 2, reason: "1: 'a' stands twice" });
  });
});

describe('a Markdown file', () => {
  const matter = z.strictObject({ name: required });

  it('gives its sections with slugs and lines', () => {
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

  it('says what is wrong with the front matter, at its line in the file', () => {
    const problems: Problem[] = [];
    expect(parseMarkdown('a.md', 'a', '---\nname: A\ncolour: red\n---\n', matter, problems)).toBeUndefined();
    expect(parseMarkdown('b.md', 'b', 'no front matter', matter, problems)).toBeUndefined();
    expect(problems).toMatchObject([
      { file: 'a.md', line: 2 },
      { file: 'b.md', line: 1 },
    ]);
  });

  it('refuses a section or a question that stands twice', () => {
    const problems: Problem[] = [];
    const text = '---\nname: A\n---\n## A {#a}\n## B {#a}\n## F {#faqs}\n### Q?\nx\n### Q?\ny\n';
    parseMarkdown('a.md', 'a', text, matter, problems);
    expect(problems.map(({ reason }) => reason)).toEqual(["'a' stands twice", "'Q?' stands twice"]);
  });
});
