import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModuleTexts } from '../module-texts.vite.ts';
import { frameFiles, isForm, pages } from '../page-texts.vite.ts';
import { readSourceFiles } from '../scripts/read-source-files.ts';

const files = new Map(readSourceFiles().map((file) => [file.path, file]));
const texts = readModuleTexts({ isForm });
const ofFrame = texts.keysOf(frameFiles, { later: true });
const ofForms = texts.keysOfForms().union(ofFrame);

// A text that is not loaded would be shown to the visitor as its key.
test('each page comes with all texts that it can show', () => {
  const sitePages = [...pages].filter((file) => !isForm(file));
  expect(sitePages.length).toBeGreaterThan(30);
  expect(sitePages.flatMap((file) => findLost(file, texts.keysOf([file]).union(ofFrame)))).toEqual([]);
});

test('each part that a visitor opens comes with all texts that it can show', () => {
  const sources = [...files.keys()].filter((path) => /^src\/app\/(?!texts)/.test(path));
  const openers = sources.filter((path) => readFileSync(path, 'utf8').includes('withAccountTexts('));
  const parts = openers.flatMap(partsOf);
  expect(parts.length).toBeGreaterThan(7);
  expect(parts.filter((file) => !isForm(file))).toEqual([]);
  expect(parts.flatMap((file) => findLost(file, ofForms))).toEqual([]);
});

test('a page brings neither the texts of other pages nor those of the frame and of forms', () => {
  const bring = (name: string) => texts.keysOf([`src/app/site/${name}`]).difference(ofFrame);
  const [product, order, contact] = [
    bring('products/product.tsx'),
    bring('orders/order.tsx'),
    bring('contact/contact.tsx'),
  ];
  expect(product.size).toBeGreaterThan(0);
  expect(product.intersection(order).size).toBeLessThan(order.size / 2);
  expect(contact.size).toBeLessThan(texts.keysOfForms().size / 3);
});

function findLost(file: string, loaded: ReadonlySet<string>): string[] {
  const lost = modulesOf(file).filter((path) => !texts.keysOf([path]).isSubsetOf(loaded));
  return lost.map((path) => `${file} shows texts of ${path}`);
}

/** The modules that a file imports when they are needed. */
function partsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return (files.get(path)?.imports ?? []).filter((target) => {
    const [name = ''] = target.split('/').slice(-1);
    return new RegExp(`import\\('[^']*/${name.replace('.', '\\.')}'\\)`).test(text);
  });
}

/** The modules with texts that come with that page to the browser; those imported later load their own texts. */
function modulesOf(page: string): string[] {
  const seen = new Set<string>();
  const visit = (path: string) => {
    const file = files.get(path);
    if (!file || seen.has(path) || /\.server\.tsx?$/.test(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const target of file.imports) {
      const [name = ''] = target.split('/').slice(-1);
      const isNow = new RegExp(`^(?:import|export|\\}) (?!type ).*from '.*/${name.replace('.', '\\.')}'`, 'm').test(
        text,
      );
      if (isNow) visit(target);
    }
  };
  visit(page);
  return [...seen].filter((path) => readFileSync(path, 'utf8').includes('/macro'));
}
