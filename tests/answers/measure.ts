import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { todayInIndia } from '#core/time/dates.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { findFamily } from '#features/finder/find-family.server.ts';
import { drawUpFamilySheet } from '#features/finder/sheet/draw-up-family-sheet.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { cloneDatabase, ensureTemplate, openTestCluster } from '../cluster.ts';
import { approvals, judge, type Shown } from './judge.ts';
import { publicReport } from './public-report.ts';
import { type Answered, type Named, type Product, phrasings, writeReport } from './write-report.ts';

// Asks for each product of the set in its three phrasings, judges the first family and its sheet, and writes the report.
// The phrases kept aside are asked for their family alone.

type Expected = { key: string; approval: string; status: string };

async function read<Row>(name: string): Promise<Row[]> {
  return parse(await readFile(resolve('tests/answers', `${name}.csv`), 'utf8'), { columns: true });
}

type Phrases = { key: string; families: string } & Record<(typeof phrasings)[number], string>;

const [products, expected, meant, aside, development] = await Promise.all([
  read<Product>('products'),
  read<Expected>('expected'),
  read<{ key: string; families: string }>('families'),
  read<Phrases>('phrases'),
  read<Phrases>('development'),
]);
const expectedOf = Map.groupBy(expected, ({ key }) => key);
const familiesOf = new Map(meant.map(({ key, families }) => [key, families.split('|').filter(Boolean)]));

process.env.LOG_LEVEL ??= 'fatal';
const cluster = await openTestCluster();
try {
  const template = await ensureTemplate(cluster);
  connectFeatures();
  openDatabase(await cloneDatabase(await cluster.databaseUrl('postgres'), template, `t_answers_${process.pid}`));
  const answered: Answered[] = [];
  for (const product of products) {
    for (const phrasing of phrasings) answered.push(await answer(product, phrasing));
  }
  const named = await nameAll(aside);
  const developed = await nameAll(development);
  await closeDatabase();
  const report = writeReport({ answered, named, developed }, todayInIndia());
  await writeFile(resolve('docs/records/answers.md'), report);
  const figures = publicReport({ answered, named }, todayInIndia());
  await writeFile(resolve('content/answers-report.json'), `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(report.slice(0, report.indexOf('## Every')));
} finally {
  await cluster.stop();
}

async function answer(product: Product, phrasing: (typeof phrasings)[number]): Promise<Answered> {
  const wanted = familiesOf.get(product.key) ?? [];
  const { first, index, isAsked } = await find(product[phrasing], wanted);
  const statusOf = new Map((expectedOf.get(product.key) ?? []).map(({ approval, status }) => [approval, status]));
  // A page that asks which product is meant states nothing; it misses what applies if the product is not among the choices.
  const isOffered = isAsked && index >= 0 && index < 6;
  const shown = first && !isAsked ? await readSheet(first.slug) : null;
  return {
    ...{ product, phrasing, first: first?.slug ?? '' },
    place: index < 0 ? null : index + 1,
    hasFamily: wanted.length > 0,
    isAsked,
    verdict: isOffered ? { missing: [], certain: [], open: [] } : judge(statusOf, shown),
  };
}

/** The families of all phrases; a product need not have all three. */
async function nameAll(rows: readonly Phrases[]): Promise<Named[]> {
  const named: Named[] = [];
  for (const phrases of rows) {
    for (const phrasing of phrasings) if (phrases[phrasing]) named.push(await name(phrases, phrasing));
  }
  return named;
}

async function name(phrases: Phrases, phrasing: (typeof phrasings)[number]): Promise<Named> {
  const wanted = phrases.families.split('|').filter(Boolean);
  const { index, isAsked } = await find(phrases[phrasing], wanted);
  return { phrasing, place: index < 0 ? null : index + 1, hasFamily: wanted.length > 0, isAsked };
}

async function find(phrase: string, wanted: readonly string[]) {
  const { families, meant } = await findFamilies(phrase, 'en');
  const [first] = families;
  const index = families.findIndex(({ slug }) => wanted.includes(slug));
  return { first, index, isAsked: first !== undefined && meant === null };
}

async function readSheet(slug: string): Promise<Shown | null> {
  const family = await findFamily(slug, 'en');
  if (!family) return null;
  const sheet = await drawUpFamilySheet(family, { sheetFor: { reader: 'everyone', size: null }, language: 'en' });
  const rows = [...sheet.applies, ...sheet.mayApply, ...sheet.doesNotApply];
  const judged = rows.filter(({ key }) => approvals.includes(key));
  const unchecked = sheet.notChecked.filter(({ hasStance }) => hasStance);
  return new Map([
    ...judged.map(({ key, status, likelihood }) => [key, likelihood === 'unlikely' ? likelihood : status] as const),
    ...unchecked.map(({ key }) => [key, 'not-checked'] as const),
  ]);
}
