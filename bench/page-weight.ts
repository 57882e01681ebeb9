import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import pLimit from 'p-limit';
import { inLanguage } from '#core/text/language.ts';
import { startFolder } from '#server/pages/page-address.ts';
import { readSitemap } from '../e2e/read-sitemap.ts';
import { listPageKinds } from '../e2e/routed-pages.ts';
import { findChromium } from '../scripts/check/find-chromium.ts';
import type { Databases } from './databases.ts';
import { findFormScripts } from './find-form-scripts.ts';
import type { Reading } from './reading.ts';
import { startServer } from './start-server.ts';

type Loaded = { url: string; bytes: number; start: number };
type Visit = { document: number; inlineStyles: string; loadedAt: number; files: Loaded[] };

const widths = [390, 820, 1440];
/** Pages visited at the same time; a visit mostly waits. */
const atOnce = 2;
const kilobytes = (bytes: number) => bytes / 1024;

/** Measures what a first visit loads and when, and whether anything shifts while a visitor scrolls to the end. */
export async function measurePageWeight(databases: Databases): Promise<Reading[]> {
  const server = await startServer({ databaseUrl: await databases.clone('site') });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const ofForms = await findFormScripts(browser, server.url);
    const kinds = listPageKinds(await readSitemap((path) => fetch(server.url + path)));
    const addresses = kinds.flatMap(({ path, document, hindi }) => [
      { path, document },
      ...(hindi ? [{ path: inLanguage(path, 'hi'), document: hindi }] : []),
    ]);
    await warmUp(addresses.flatMap(({ path }) => [server.url + path, server.url + startFolder + path]));
    const limited = pLimit(atOnce);
    const readings = await Promise.all(
      addresses.map(({ path, document }) =>
        limited(async () => {
          const loaded = await visit(browser, server.url + path);
          const weights = [...weigh(path, loaded, document), weighForms(path, loaded, ofForms)];
          return [...weights, ...(await measureShifts(browser, server.url, path))];
        }),
      ),
    );
    return readings.flat();
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A page and its start script are compressed best shortly after they are cached: only the first visitor gets more. */
async function warmUp(urls: string[]) {
  for (const url of urls) await (await fetch(url)).arrayBuffer();
  await wait(10_000);
}

/** Opens the page as a new visitor and waits for everything that it loads on its own. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2_500);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        document: navigation?.encodedBodySize ?? Number.NaN,
        inlineStyles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
        loadedAt: navigation?.loadEventStart ?? Number.NaN,
        files: resources.map(({ name, encodedBodySize, startTime }) => ({
          url: name,
          bytes: encodedBodySize,
          start: startTime,
        })),
      };
    });
  } finally {
    await page.close();
  }
}

function weigh(path: string, { document, inlineStyles, loadedAt, files }: Visit, documentLimit: number): Reading[] {
  const those = (ending: RegExp) => files.filter(({ url }) => ending.test(new URL(url).pathname));
  const sum = (loaded: Loaded[]) => loaded.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = those(/\.js$/);
  const early = scripts.filter(({ start }) => start < loadedAt);
  const styles = sum(those(/\.css$/)) + (inlineStyles ? brotliCompressSync(inlineStyles).length : 0);
  const limit = (name: string, bytes: number, atMost: number, note?: string): Reading => ({
    name: `${path}: ${name}`,
    value: kilobytes(bytes),
    unit: 'KB',
    target: { atMost },
    note,
  });
  return [
    limit('document', document, documentLimit),
    limit('script in all', sum(scripts), 137, `${scripts.length} files`),
    limit('start script of the page, with its data', sum(those(/^\/_start\//)), 8),
    limit('styles, inlined and linked', styles, 18),
    limit('fonts', sum(those(/\.woff2$/)), 18),
    {
      name: `${path}: scripts requested before the load event`,
      value: early.length,
      unit: '',
      target: { atMost: 0 },
      note: early.map(({ url }) => new URL(url).pathname).join(', ') || undefined,
    },
  ];
}

/** What may load only with a drawer, except that the client area shares its texts with the forms. */
function weighForms(path: string, { files }: Visit, ofForms: Set<string>): Reading {
  const needed = path === '/account' ? /\/account-/ : null;
  const early = files.filter(({ url }) => ofForms.has(url) && !needed?.test(url));
  return {
    name: `${path}: code of forms before a drawer is opened`,
    value: kilobytes(early.reduce((total, { bytes }) => total + bytes, 0)),
    unit: 'KB',
    target: { atMost: 0 },
    note: early.map(({ url }) => new URL(url).pathname).join(', ') || `of ${ofForms.size} files`,
  };
}

function measureShifts(browser: Browser, url: string, path: string): Promise<Reading[]> {
  return Promise.all(widths.map((width) => measureShift(browser, url, path, width)));
}

async function measureShift(browser: Browser, url: string, path: string, width: number): Promise<Reading> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  try {
    await page.goto(url + path, { waitUntil: 'load' });
    await readToTheEnd(page);
    const { total, moved } = await page.evaluate(readShifts);
    return {
      name: `${path}: layout shift at ${width} px`,
      value: total,
      unit: '',
      target: { atMost: 0 },
      note: moved.join(', ') || undefined,
    };
  } finally {
    await page.close();
  }
}

/** Scrolls to the end and back in steps, as a reader does, while the page hydrates. */
async function readToTheEnd(page: Page) {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / 400));
  for (const direction of [1, -1]) {
    for (let step = 0; step < steps; step++) {
      await page.mouse.wheel(0, 400 * direction);
      await page.waitForTimeout(60);
    }
  }
  await page.waitForTimeout(500);
}

/** Runs inside the page. */
function readShifts(): Promise<{ total: number; moved: string[] }> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  return new Promise((resolve) => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => {
      const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
      const named = nodes.map((node) => (node ? `${node.nodeName.toLowerCase()}.${node.className}` : 'gone'));
      resolve({
        total: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: [...new Set(named)].slice(0, 3),
      });
    }, 200);
  });
}
