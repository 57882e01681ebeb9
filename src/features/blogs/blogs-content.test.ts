import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { readSources } from '#db/content/content-source.server.ts';
import { blogsContent } from './blogs.content.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blogs-'));
  await mkdir(join(folder, 'blogs'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const questions = '## Questions {#faqs}\n\n### Why?\n\nBecause.\n';

function post(changes: Record<string, string | undefined> = {}, body = `Text.\n\n## Part\n\nMore.\n\n${questions}`) {
  const matter = {
    slug: 'zorbits',
    name: 'On zorbits',
    category: 'guides',
    author: 'desk',
    date: '"2026-01-31"',
    description: 'Two sentences. About zorbits.',
    sources: '[{ name: Gazette of Zorbia }]',
    ...changes,
  };
  const lines = Object.entries(matter).flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value}`));
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

async function read(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'blogs', name), text);
  await writeFile(join(folder, 'blog-categories.yaml'), '- { slug: guides, name: Guides }');
  const author = '{ slug: desk, name: The desk, description: Writes., translations: { hi: { name: डेस्क } } }';
  await writeFile(join(folder, 'blog-authors.yaml'), `- ${author}`);
  const content = openContent(folder);
  const { records } = await (await readSources([blogsContent], content))(blogsContent);
  const problems = content.problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
  return { posts: records.map(({ document }) => document), problems };
}

test('a post is read with its questions, its author and its translations', async () => {
  const hindi = '---\nname: ज़ोर्बिट\ndescription: दो वाक्य।\n---\nपाठ।\n\n## प्रश्न {#faqs}\n\n### क्यों?\n\nइसलिए।\n';
  await mkdir(join(folder, 'images'));
  await writeFile(
    join(folder, 'images', 'zorbit.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  );
  const zorbits = post({ image: 'images/zorbit.svg' });
  const { posts, problems } = await read({ 'zorbits.md': zorbits, 'zorbits.hi.md': hindi });
  expect(problems).toEqual([]);
  expect(posts).toMatchObject([
    {
      slug: 'zorbits',
      category: 'guides',
      summary: 'Two sentences. About zorbits.',
      content: '<p>Text.</p>\n<h2>Part</h2>\n<p>More.</p>',
      imagePath: 'storage/zorbit.svg',
      authorName: 'The desk',
      authorIcon: 'seals/desk.svg',
      sources: [{ name: 'Gazette of Zorbia' }],
      translations: { hi: { name: 'ज़ोर्बिट', summary: 'दो वाक्य।', content: '<p>पाठ।</p>', authorName: 'डेस्क' } },
      questions: [{ question: 'Why?', answer: '<p>Because.</p>', translations: { hi: { question: 'क्यों?' } } }],
    },
  ]);
});

test.each([
  ['no sources', { sources: undefined }, 'sources: '],
  ['an empty list of sources', { sources: '[]' }, 'blogs/zorbits.md:8: sources: names no source'],
  ['a category that is not there', { category: 'news' }, "blogs/zorbits.md:4: category: there is no 'news'"],
  ['a picture that is not there', { image: 'images/zorbit.svg' }, 'images/zorbit.svg:1: is missing'],
  ['an author who is not there', { author: 'nobody' }, 'blogs/zorbits.md:5: author: is not in blog-authors.yaml'],
  ['another slug than its file', { slug: 'other' }, "blogs/zorbits.md:2: slug: is not zorbits, the file's name"],
  [
    'a link that may not be linked',
    { sources: '[{ name: A, url: "javascript:1" }]' },
    'blogs/zorbits.md:8: sources.0.url',
  ],
])('a post with %s is a mistake', async (_, changes, problem) => {
  const { problems } = await read({ 'zorbits.md': post(changes) });
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('a post without questions, and a translation with other questions, are mistakes', async () => {
  const two = `---\nname: ज़ोर्बिट\n---\nपाठ।\n\n${questions}\n### And?\n\nSo.\n`;
  expect((await read({ 'zorbits.md': post({}, 'Text.') })).problems).toEqual([
    'blogs/zorbits.md:1: has no section {#faqs} with questions',
  ]);
  expect((await read({ 'zorbits.md': post(), 'zorbits.hi.md': two })).problems).toEqual([
    'blogs/zorbits.hi.md:6: the questions are not the 1 of the original',
  ]);
});
