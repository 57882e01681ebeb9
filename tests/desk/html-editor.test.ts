import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cleanHtml } from '#core/html/clean-html.server.ts';
import { db } from '#db/client.server.ts';
import { cleanPaste } from '#desk/html-editor/clean-paste.ts';
import { readHtml, survivesEditor, writeHtml } from '#desk/html-editor/survives-editor.ts';
import { readDocuments } from '#features/records/read-documents.server.ts';
import { features } from '#server/features.ts';
import { withDomParser } from '../with-dom-parser.ts';
import { withTestDatabase } from '../with-test-database.ts';

withTestDatabase();
withDomParser();

test('the stored texts of all kinds can be edited without losing anything', async () => {
  const texts: { place: string; html: string }[] = [];
  for (const kind of features.flatMap(({ records }) => records ?? []))
    for (const { id, document } of await readDocuments(db(), kind, 'all'))
      collect(document, `${kind.kind} ${id}`, (place, html) => texts.push({ place, html }));
  expect(texts.length).toBeGreaterThan(700);
  // Of the many that are alike, every third. One that is named here opens as source.
  const read = texts.filter((_, at) => at % 3 === 0);
  expect(read.filter(({ html }) => !survivesEditor(html)).map(({ place }) => place)).toEqual([]);
});

/** Each text with an element, in every language and at every depth. */
function collect(value: unknown, place: string, found: (place: string, html: string) => void) {
  if (typeof value === 'string' && /<[a-z]+\d?[ />]/.test(value)) found(place, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) collect(entry, `${place} ${name}`, found);
}

/** What is tried at editors and cleaners: scripts in each attribute and element that can run one, and false structure. */
const hostile = [
  '<script>alert(1)</script><p>a</p>',
  '<p onclick="alert(1)" style="color:red" class="x">a</p>',
  '<img src=x onerror=alert(1)><img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:alert(1)">a</a><a href=" java\tscript:alert(1)">b</a><a href="&#1;javascript:alert(1)">c</a>',
  '<a href="//evil.example">a</a><a href="/\\evil.example">b</a><a href="vbscript:x">c</a><a href="blob:x">d</a>',
  '<a href="data:text/html,<script>alert(1)</script>" target="_blank" ping="https://evil.example">a</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg><math><mtext><script>alert(1)</script></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x"><base href="//evil.example">',
  '<form action="https://evil.example"><input name="a"><button formaction="javascript:alert(1)">b</button></form>',
  '<details open ontoggle=alert(1)><summary onclick=alert(1)>a</summary><p>b</p></details>',
  '<blockquote cite="javascript:alert(1)"><p>a</p></blockquote><q cite="javascript:alert(1)">b</q>',
  '<table background="javascript:alert(1)"><tr><td background="x" style="x" onclick="x" colspan="0" rowspan="-3">a</td></tr></table>',
  '<ol type="<script>" start="x" style="list-style-type: upper-roman"><li value="9" onclick="x">a</li></ol>',
  '<p id="constructor">a</p><h2 id="desk">b</h2><a href="#desk">c</a><a name="forms">d</a>',
  '<data value="&quot;><script>alert(1)</script>"><img src=x onerror=alert(1)>2 years</data>',
  '<span lang="en" dir="ltr" style="position:fixed" onmouseover="alert(1)">a</span><font color="red">b</font>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><template><script>alert(1)</script></template>',
  '<style>@import "//evil.example";</style><link rel="stylesheet" href="//evil.example"><meta http-equiv="refresh" content="0">',
  '<figure onclick="x"><img src="/a.webp" srcset="//evil.example 2x" onload="x"><figcaption><script>1</script>b</figcaption></figure>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt; <code>&lt;img src=x onerror=alert(1)&gt;</code></p>',
  '<pre><img src=x onerror=alert(1)>a</pre><textarea><img src=x onerror=alert(1)></textarea><title><script>1</script></title>',
];

test.each(hostile)('what the cleaner refuses comes neither out of the editor nor into it: %s', async (html) => {
  const written = writeHtml(readHtml(html), html);
  expect(await cleanHtml(written)).toBe(written);
  expect(written).not.toMatch(refused);
  const pasted = writeHtml(readHtml(cleanPaste(html)), '');
  expect(await cleanHtml(pasted)).toBe(pasted);
  expect(pasted).not.toMatch(/<img/);
});
const refused =
  /<(?:script|style|svg|iframe|form|input|link|meta)\b|<[^>]* (?:on\w+|style|class|srcset|target|background)=/i;

test('the editor is fetched by itself, and is no heavier than 125 KB', async () => {
  const scripts = (await readdir('build/desk/assets')).filter((name) => name.endsWith('.js'));
  const contents = await Promise.all(scripts.map((name) => readFile(`build/desk/assets/${name}`, 'utf8')));
  const withEditor = scripts.filter((_, index) => contents[index]?.includes('ProseMirror'));
  expect(withEditor).toEqual([expect.stringMatching(/^html-editor-/)]);
  expect((await readFile(`build/desk/assets/${withEditor[0]}.br`)).length).toBeLessThan(125_000);
});
