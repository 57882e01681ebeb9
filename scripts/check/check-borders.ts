import { readFileSync } from 'node:fs';
import { featureEdges, openFeatures } from '#features/feature-edges.ts';
import { misnamedFiles } from './misnamed-files.ts';
import { missingDocPaths } from './missing-doc-paths.ts';
import { namedServices, serviceSlugs } from './named-services.ts';
import { readSourceFiles, type SourceFile } from './read-source-files.ts';

/** A file of a role has its own file whatever its length, because the feature's table of contents names it. */
const roleOfSmallFile =
  /\.(api|clean-up|content|email|feature|job|mail|messages|pages|record|schema|search|tools)(\.server)?\.tsx?$/;
/** How many of them there may be. Lower it when their number falls. */
const mostScraps = 5;

/** Checks what Biome's rules cannot express, and reports each breach in a sentence. */
const all = readSourceFiles();
const files = all.filter(({ path }) => path.startsWith('src/') && !path.includes('.test.'));
const slugs = serviceSlugs();
const breaches = [
  ...files.flatMap(unlistedEdges),
  ...unusedEdges(),
  ...cyclesOf(usedEdges()),
  ...files.flatMap(foreignSections),
  ...all.flatMap(tooLong),
  ...misnamedFiles(files),
  ...fullFolders(),
  ...tooManyScraps(),
  ...missingDocPaths(all),
  ...all.flatMap(readsDrizzleAnew),
  ...files.flatMap(({ path }) => (path === 'src/app/routes.ts' ? [] : namedServices(path, slugs))),
];
for (const breach of breaches) console.error(breach);
console.log(sizes());
process.exit(breaches.length ? 1 : 0);

/** `drizzle-library.cjs` says why the library is read in one place. */
function readsDrizzleAnew({ path }: SourceFile): string[] {
  if (path.startsWith('src/core/drizzle')) return [];
  const match = /^(?:import|export) .*from 'drizzle-orm[^']*';$/m.exec(readFileSync(path, 'utf8'));
  if (!match) return [];
  return [`${path} imports ${match[0].split(' from ')[1]} take it from #core/drizzle.ts or #core/drizzle-pg.ts.`];
}

function edgesOf({ path, imports }: SourceFile): { from: string; to: string; target: string }[] {
  const from = featureOf(path);
  return imports.flatMap((target) => {
    const to = featureOf(target);
    return from && to && from !== to && !target.endsWith('.schema.ts') ? [{ from, to, target }] : [];
  });
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

function unlistedEdges(file: SourceFile): string[] {
  return edgesOf(file)
    .filter(({ from, to }) => !openFeatures.includes(to) && !featureEdges[from]?.includes(to))
    .map(
      ({ from, to, target }) =>
        `${file.path} imports ${target}: ${from} may not know ${to}. Let the page put both together, or add the edge to src/features/feature-edges.ts.`,
    );
}

function usedEdges(): Record<string, string[]> {
  const grouped = Map.groupBy(files.flatMap(edgesOf), ({ from }) => from);
  return Object.fromEntries([...grouped].map(([from, edges]) => [from, edges.map(({ to }) => to)]));
}

function unusedEdges(): string[] {
  const used = usedEdges();
  return Object.entries(featureEdges).flatMap(([from, targets]) =>
    targets
      .filter((to) => !used[from]?.includes(to) || openFeatures.includes(to))
      .map((to) => `src/features/feature-edges.ts lists ${from} → ${to}, which nothing needs: delete it.`),
  );
}

function cyclesOf(edges: Record<string, readonly string[]>): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (edges[from] ?? []).some((to) => to === goal || (!seen.has(to) && reaches(to, goal, seen.add(to))));
  return Object.keys(edges)
    .filter((feature) => reaches(feature, feature))
    .map((feature) => `The feature ${feature} imports itself by way of others. Turn one of these imports round.`);
}

/** The pages of one section do not import another section's files. */
function foreignSections({ path, imports }: SourceFile): string[] {
  const section = sectionOf(path);
  if (!section) return [];
  return imports
    .filter((target) => (sectionOf(target) ?? section) !== section)
    .map((target) => `${path} imports ${target}: move what both sections share to the page kit, ui or the feature.`);
}

function sectionOf(path: string): string | undefined {
  return /^src\/app\/site\/([^/]+)\//.exec(path)?.[1];
}

/** Data may be long; anything else is easier to read in parts. */
function tooLong({ path, lines }: SourceFile): string[] {
  const isData = /-rows\.ts$|common-passwords\.ts$|icon-paths\.ts$/.test(path);
  return lines > 200 && !isData ? [`${path} has ${lines} lines: split it by verb (200 at most).`] : [];
}

/** With more files than this, a reader no longer sees what belongs together. The tables are one file for each noun. */
function fullFolders(): string[] {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...folders].flatMap(([folder, { length }]) =>
    length > 30 && folder !== 'src/db/schema'
      ? [`${folder} has ${length} files: divide it by subject (30 at most).`]
      : [],
  );
}

/** A part with one caller belongs below it, until that file passes 120 lines or the part has a test of its own. */
function tooManyScraps(): string[] {
  const importers = Map.groupBy(
    files.flatMap(({ imports }) => [...new Set(imports)]),
    (target) => target,
  );
  const tested = new Set(all.filter(({ path }) => path.includes('.test.')).flatMap(({ imports }) => imports));
  const scraps = files.filter(
    ({ path, lines }) =>
      lines < 15 && importers.get(path)?.length === 1 && !tested.has(path) && !roleOfSmallFile.test(path),
  );
  if (scraps.length <= mostScraps) return [];
  const names = scraps.map(({ path }) => path).join(', ');
  return [
    `${scraps.length} files under 15 lines have one importer (${mostScraps} at most). Put the new one below it: ${names}`,
  ];
}

function sizes(): string {
  const sorted = files.toSorted((a, b) => a.lines - b.lines);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.lines;
  const longest = sorted.slice(-5).reverse();
  const names = longest.map(({ path, lines }) => `${path.split('/').at(-1)} ${lines}`).join(', ');
  const small = sorted.filter(({ lines }) => lines < 20).length;
  const share = `${((small / files.length) * 100).toFixed(1)}% below 20`;
  return `${files.length} files; lines: ${share}, median ${at(0.5)}, nine in ten at most ${at(0.9)}; longest: ${names}`;
}
