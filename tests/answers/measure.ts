import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { todayInIndia } from '#core/time/dates.ts';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { findFamilies } from '#features/families/find-families.server.ts';
import { findFamily } from '#features/finder/families/find-family.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { cloneDatabase, ensureTemplate, openTestCluster } from '../cluster.ts';
import { type Answered, type Named, type Product, phrasings } from './answered.ts';
import { judge, nothingWrong, type Wanted } from './judge.ts';
import { publicReport } from './public-report.ts';
import { readFirstSheet, type Walked, walkFlow } from './walk-flow.ts';
import { writeReport } from './write-report.ts';

// Asks for each product of both sets in its phrasings, judges the first family and its sheet, then answers the
// questions about the right family as recorded and judges the sheet again, and writes the report. The phrases kept aside
// are asked for their family alone.

type Expected = { key: string; approval: string; status: string; since: string; answered: string };
type Phrasing = (typeof phrasings)[number];
type Phrases = { key: string; families: string } & Record<Phrasing, string>;

async function read<Row>(name: string): Promise<Row[]> {
  return parse(await readFile(resolve('tests/answers', `${name}.csv`), 'utf8'), { columns: true });
}

/** Products with what is expected of each, by key. */
type ProductSet = {
  products: Product[];
  expected: ReadonlyMap<string, Expected[]>;
  families: ReadonlyMap<string, string[]>;
  records: ReadonlyMap<string, string[]>;
};

async function readSet(folder: string): Promise<ProductSet> {
  const [products, expected, families, records] = await Promise.all([
    read<Product>(`${folder}products`),
    read<Expected>(`${folder}expected`),
    read<{ key: string; families: string }>(`${folder}families`),
    read<{ key: string; answers: string }>(`${folder}answers`),
  ]);
  return {
    products,
    expected: Map.groupBy(expected, ({ key }) => key),
    families: new Map(families.map((row) => [row.key, row.families.split('|').filter(Boolean)])),
    records: new Map(records.map((row) => [row.key, row.answers.split('; ').filter(Boolean)])),
  };
}

const [developers, strangers, aside, development] = await Promise.all([
  readSet(''),
  readSet('unseen/'),
  read<Phrases>('phrases'),
  read<Phrases>('development'),
]);
/** Sheets by family, and flows by family and product: the phrasings of a product mostly lead to the same. */
const walks = new Map<string, Promise<Walked | null>>();

process.env.LOG_LEVEL ??= 'fatal';
const cluster = await openTestCluster();
try {
  const template = await ensureTemplate(cluster);
  connectFeatures();
  openDatabase(await cloneDatabase(await cluster.databaseUrl('postgres'), template, `t_answers_${process.pid}`));
  const answered = await answerAll(developers);
  const unseen = await answerAll(strangers);
  const named = await nameAll(aside);
  const developed = await nameAll(development);
  await closeDatabase();
  const report = writeReport({ answered, unseen, named, developed }, todayInIndia());
  await writeFile(resolve('docs/records/answers.md'), report);
  const figures = publicReport({ answered, strange: unseen, named }, todayInIndia());
  await writeFile(resolve('content/answers-report.json'), `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(report.slice(0, report.indexOf('## Phrases kept')));
} finally {
  await cluster.stop();
}

/** A product of the unseen set has one phrase alone. */
async function answerAll(set: ProductSet): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const product of set.products) {
    for (const phrasing of phrasings) if (product[phrasing]) answered.push(await answer(set, product, phrasing));
  }
  return answered;
}

async function answer(set: ProductSet, product: Product, phrasing: Phrasing): Promise<Answered> {
  const wanted = set.families.get(product.key) ?? [];
  const rows = set.expected.get(product.key) ?? [];
  const { families, first, index, isAsked } = await find(product[phrasing], wanted);
  // A page that asks which product is meant states nothing; it misses what applies if the product is not among the choices.
  const isOffered = isAsked && index >= 0 && index < 6;
  const sheet = first && !isAsked ? await walkOnce(set, first.slug) : null;
  const picked = families.slice(0, 5)[index]?.slug;
  const walked = picked ? await walkOnce(set, picked, product.key) : null;
  return {
    ...{ product, phrasing, first: first?.slug ?? '' },
    place: index < 0 ? null : index + 1,
    hasFamily: wanted.length > 0,
    isAsked,
    verdict: isOffered
      ? nothingWrong
      : judge(
          expectedFor(rows, ({ status }) => status),
          sheet?.shown ?? null,
        ),
    mayApply: sheet?.mayApply ?? null,
    family: picked ?? '',
    flow: {
      verdict: judge(
        expectedFor(rows, ({ status, answered }) => answered || status),
        walked?.shown ?? null,
      ),
      walked,
    },
  };
}

function expectedFor(rows: readonly Expected[], statusOf: (row: Expected) => string): Map<string, Wanted> {
  return new Map(rows.map((row) => [row.approval, { status: statusOf(row), since: row.since }]));
}

/** @param product whose recorded answers are given; nobody answers anything without it */
function walkOnce(set: ProductSet, slug: string, product?: string): Promise<Walked | null> {
  const key = `${slug} ${product ?? ''}`;
  const walk = walks.get(key) ?? findFamily(slug, 'en').then((family) => walkFamily(set, family, product));
  walks.set(key, walk);
  return walk;
}

function walkFamily(set: ProductSet, family: Awaited<ReturnType<typeof findFamily>>, product?: string) {
  if (!family) return null;
  if (product === undefined) return readFirstSheet(family);
  const answers = [...(set.records.get('*') ?? []), ...(set.records.get(product) ?? [])];
  return walkFlow(family, new Map(answers.map((each) => each.split('=', 2) as [string, string])));
}

/** The families of all phrases; a product need not have all three. */
async function nameAll(rows: readonly Phrases[]): Promise<Named[]> {
  const named: Named[] = [];
  for (const phrases of rows) {
    for (const phrasing of phrasings) if (phrases[phrasing]) named.push(await name(phrases, phrasing));
  }
  return named;
}

async function name(phrases: Phrases, phrasing: Phrasing): Promise<Named> {
  const wanted = phrases.families.split('|').filter(Boolean);
  const { index, isAsked } = await find(phrases[phrasing], wanted);
  return { phrasing, place: index < 0 ? null : index + 1, hasFamily: wanted.length > 0, isAsked };
}

async function find(phrase: string, wanted: readonly string[]) {
  const { families, meant } = await findFamilies(phrase, 'en');
  const [first] = families;
  const index = families.findIndex(({ slug }) => wanted.includes(slug));
  return { families, first, index, isAsked: first !== undefined && meant === null };
}
