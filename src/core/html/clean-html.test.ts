import { describe, expect, test } from 'vitest';
import { cleanHtml, markdownToHtml } from './clean-html.server.ts';
import { escapeHtml, htmlToText } from './html-to-text.ts';

describe('cleaned HTML', () => {
  test.each([
    ['<p style="color:red" class="x" onclick="f()">a</p>', '<p>a</p>'],
    ['<script>1</script><style>p{}</style><form><input></form>b', 'b'],
    ['<h2 id="top">a</h2><a href="#top">b</a>', '<h2 id="c-top">a</h2><a href="#c-top">b</a>'],
    ['<a href="javascript:f()">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:f()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    ['<a href="/services/bis">a</a>', '<a href="/services/bis">a</a>'],
    ['<a href="tel:+911155500101">a</a>', '<a href="tel:+911155500101">a</a>'],
    ['<img src="data:image/png;base64,AA==" alt="a">', '<img alt="a">'],
    ['<img src=x onerror=f()>', '<img>'],
    [
      '<data title="a" value="services.a.typical_validity">1 <b>year</b> &amp; <data value="services.b.c">more</data></data>',
      '<data value="services.a.typical_validity">1 year &amp; more</data>',
    ],
  ])('turns %j to %j', async (html, clean) => expect(await cleanHtml(html)).toBe(clean));

  test('refuses text that is too large, too deep or has too many nodes, and continues to work', async () => {
    await expect(cleanHtml('x'.repeat(256 * 1024 + 1))).rejects.toThrow('256 KB');
    await expect(cleanHtml(`${'<div>'.repeat(101)}x`)).rejects.toThrow('deeper than 100');
    await expect(cleanHtml('<i>a</i>'.repeat(5_001))).rejects.toThrow('5000 nodes');
    expect(await cleanHtml(`${'<div>'.repeat(99)}x`)).toContain('x');
  });

  test('refuses no text because this thread was busy when its answer came', async () => {
    await cleanHtml('<b>the worker has started</b>');
    const cleaning = cleanHtml('<i>a</i>');
    const never = new Int32Array(new SharedArrayBuffer(4));
    setImmediate(() => Atomics.wait(never, 0, 0, 2_500));
    expect(await cleaning).toBe('<i>a</i>');
  });

  test('renders many Markdown texts at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => markdownToHtml(`**${index}** <b onclick=f()>x</b>`)),
    );
    expect(all[199]).toBe('<p><strong>199</strong> <b>x</b></p>');
  });
});

describe('plain text', () => {
  test('contains the words and nothing else', () => {
    expect(htmlToText('<h2>A</h2><p>b<b>c</b> &amp; &#8377;5 &lt;d&gt;</p><script>no</script>')).toBe('A bc & ₹5 <d>');
    expect(htmlToText('&#0;&#x110000;&unknown;')).toBe('&unknown;');
    expect(escapeHtml('<a "b" & c>')).toBe('&lt;a &quot;b&quot; &amp; c&gt;');
  });
});
