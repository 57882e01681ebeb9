import type { Page } from '@playwright/test';
import { pageKinds, widths } from './pages.ts';
import { expect, test } from './test.ts';

// Without script a document keeps the rules that were chosen for it.
test.use({ javaScriptEnabled: false });

/** Several kinds share a window, which takes longer to open than a page. */
const groups = Array.from({ length: 6 }, (_, group) => pageKinds.filter((_kind, index) => index % 6 === group));

for (const [index, group] of groups.entries()) {
  test(`the kinds of page look by the rules of their documents as by the whole sheet, part ${index + 1}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    for (const { path } of group) {
      await page.goto(path);
      const sheet = await page.locator('script[data-sheet]').getAttribute('data-sheet');
      const whole = await (await fetch(new URL(sheet ?? '', baseURL))).text();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { compared, different } = await compareStyles(page, whole);
        expect.soft(compared, `${path} at ${width} px`).toBeGreaterThan(100);
        expect.soft(different, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/**
 * Compares the computed styles of the elements before and after the whole sheet is added: the properties that the sheet
 * sets, in each element and in what it generates. Of elements that no selector but one for siblings could tell apart,
 * such as the rows of a table, the first two are compared.
 */
function compareStyles(page: Page, css: string): Promise<{ compared: number; different: string[] }> {
  return page.evaluate((whole) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(whole);
    const properties = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) properties.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    collect(sheet.cssRules);
    const drawn = [...properties].filter((name) => !name.startsWith('--'));

    const seen = new Map<string, number>();
    const signatures = new Map<Element, string>();
    const elements = [...document.querySelectorAll('html, body, body *')].filter((element) => {
      const attributes = [...element.attributes].filter(({ name }) => !/^(href|src|id|d|style|title|alt)$/.test(name));
      const tag = `${element.nodeName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
      const signature = `${signatures.get(element.parentElement as Element) ?? ''} > ${tag}`;
      signatures.set(element, signature);
      const count = (seen.get(signature) ?? 0) + 1;
      seen.set(signature, count);
      return count <= 2;
    });
    const partsOf = (element: Element) => [
      ...['', '::before', '::after'],
      ...(element.matches('li, summary') ? ['::marker'] : []),
      ...(element.matches('input, textarea') ? ['::placeholder'] : []),
    ];
    const styles = elements.flatMap((element) =>
      partsOf(element).map((part) => ({
        name: `${element.nodeName.toLowerCase()}.${element.getAttribute('class')}${part}`,
        style: getComputedStyle(element, part || null),
        // What an element generates is not drawn without content, whatever else is said of it.
        isDrawn: (style: CSSStyleDeclaration) => part === '' || style.content !== 'none',
      })),
    );
    const read = () =>
      styles.map(({ style, isDrawn }) => (isDrawn(style) ? drawn.map((name) => style.getPropertyValue(name)) : []));
    const before = read();
    document.adoptedStyleSheets = [sheet];
    const after = read();
    document.adoptedStyleSheets = [];
    const different = styles.flatMap(({ name }, at) =>
      drawn.flatMap((property, index) => {
        const [chosen, all] = [before[at]?.[index], after[at]?.[index]];
        return chosen === all ? [] : [`${name} { ${property}: ${chosen} → ${all} }`];
      }),
    );
    return { compared: elements.length, different: different.slice(0, 5) };
  }, css);
}
