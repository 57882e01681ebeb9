import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { styleMark } from '#app/document/document-start.tsx';
import { finishDocument } from '#app/document/finish-document.ts';
import { selectStyle } from '#app/document/select-style.server.ts';
import { sheetChoiceScript } from '#app/page/sheet-choice/sheet-choice.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';
import { compileStyleRules } from '../../scripts/build/compile-style-rules.ts';

const site = withSite();
beforeAll(() => createProduct({ name: 'Zorbit lamp', requirements: [inForce()] }));
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const select = (css: string, html: string) => selectStyle(compileStyleRules(css), html);

async function open(path: string) {
  const response = await site.get(path);
  const html = await response.text();
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { html, style, policy: response.headers.get('content-security-policy') ?? '' };
}

test('a document contains the rules for its own elements and classes, in any state, and no others', () => {
  const css = `.a{color:red}.b{color:red}.a:hover .c[open]{top:0}.a .b{top:0}dialog[open]{top:1px}:is(.b,.c) p{top:0}
    .d\\:e{left:0}@media print{.b{top:0}}@media screen{.c{top:0}}:not(.b){right:0}:host{left:1px}
    .a[aria-busy]{top:2px}.a[aria-current]{top:3px}[lang|=hi]{top:4px}[lang|=ar]{top:5px}.a:disabled{top:6px}`;
  const style = select(css, '<dialog lang="hi-IN" class="a c d:e" aria-current="page"><p></p></dialog>');
  for (const rule of [
    '.a{color:red}',
    '.a:hover .c[open]',
    'dialog[open]',
    ':is(.b,.c) p',
    '.d\\:e',
    '@media screen',
    ':not(.b)',
    'top:3px',
    'top:4px',
  ])
    expect(style).toContain(rule);
  for (const left of ['.b{', '.a .b', 'print', ':host', 'top:2px', 'top:5px', 'top:6px'])
    expect(style).not.toContain(left);
});

test('custom properties and keyframes are included if something uses them, however indirectly', () => {
  const css = `:root{--a:var(--b);--b:1px;--c:2px}@property --b{syntax:"*";inherits:false}
    @property --c{syntax:"*";inherits:false}@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}
    p{left:var(--a);animation:turn 1s}.x{left:var(--c);animation:fade 1s}`;
  const style = select(css, '<p></p>');
  expect(style).toContain(':root{--a:var(--b);--b:1px}@property --b');
  expect(style).toContain('turn{');
  expect(style).not.toMatch(/--c|fade/);
});

test('layers keep their order, even where a document lacks one of them', () => {
  const style = select('@layer base{p{top:0}}@layer parts{.x{top:0}}@layer utilities{.y{top:0}}', '<p class="y"></p>');
  expect(style).toBe('@layer base,parts,utilities;@layer base{p{top:0}}@layer utilities{.y{top:0}}');
});

test.each(['/', '/products/zorbit-lamp', '/hi/services'])('%s draws itself by its own rules', async (path) => {
  const { html, style } = await open(path);
  const name = (await readdir('build/client/assets')).find((file) => file.endsWith('.css'));
  const whole = await readFile(`build/client/assets/${name}`, 'utf8');
  expect(style.length).toBeLessThan(whole.length * 0.75);
  const classes = new Set([...html.matchAll(/ class="([^"&]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
  const rule = (className: string) => `.${className.replace(/[^\w-]/g, '\\$&')}{`;
  const ruled = [...classes].filter((className) => className && whole.includes(rule(className)));
  expect(ruled.length).toBeGreaterThan(50);
  expect(ruled.filter((className) => !style.includes(rule(className)))).toEqual([]);
});

test('a document allows its own style, its own script and that of sheets, and contains no data of the router', async () => {
  const { html, style, policy } = await open('/');
  const scripts = [...html.matchAll(/<script(?! type="application\/ld)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  expect(policy).toContain(`script-src 'self' ${sha256(scripts[0]?.[1] ?? '')} ${sha256(sheetChoiceScript)};`);
  expect(policy).toContain(`style-src 'self' ${sha256(style)};`);
  expect(html).not.toMatch(/data-discover|loaderData|\\u003c/);
});

test('the start script contains the data that the document was rendered with', async () => {
  for (const path of ['/products/zorbit-lamp', '/hi/services', '/no-such-page']) {
    const { html } = await open(path);
    const [, version] = /data-version="([\w-]+)"/.exec(html) ?? [];
    const start = await site.get(`/_start${path}?v=${version}&utm_source=x`);
    expect(start.status).toBe(200);
    expect(start.headers.get('content-type')).toContain('text/javascript');
    expect(await start.text()).toContain(`dataVersion="${version}"`);
  }
});

test('structured data keeps its value and cannot end a script', () => {
  const value = { text: '<p>Both "quotes" and \\ stay</p></script><!--\\u003c' };
  const json = JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  const { html } = finishDocument(`<style>${styleMark}</style><script type="application/ld+json">${json}</script>`);
  expect(html).toContain('<p>Both');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(html.slice(html.indexOf('json">') + 'json">'.length, -'</script>'.length))).toEqual(value);
});

test('a document without a place for its rules is refused', () => {
  expect(() => finishDocument('<style></style>')).toThrow('place for its rules');
});

test('a script or a style that got into a document by a hole is not allowed by its policy', () => {
  const inside = '<script>evil()</script><style>evil{}</style><p style="evil">';
  const { html, policy } = finishDocument(`<head><style>${styleMark}</style></head><body>${inside}</body>`);
  expect(html).toContain('<script>evil()</script>');
  for (const text of ['evil()', 'evil{}', 'evil']) expect(policy).not.toContain(sha256(text));
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toContain('unsafe');
});

test('no text of a visitor marks the place of the rules', async () => {
  for (const text of ['/*rules*/', '/*', '*/']) {
    const response = await site.get(`/search?q=${encodeURIComponent(text)}`);
    expect(response.status).toBe(200);
    expect((await response.text()).match(/<style/g)).toHaveLength(1);
  }
});
