import type { Problem } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import type { EffectOfFile, OrderFile } from './order-file.ts';

type File = YamlFile<OrderFile>;

/** Finds what one file cannot know: orders that do not exist, loops of successors, one number and day in two files. */
export function checkOrders(files: readonly File[], authorities: ReadonlySet<string>, problems: Problem[]): void {
  const bySlug = new Map(files.map((file) => [file.slug, file]));
  for (const file of files) checkReferences(file, bySlug, authorities, problems);
  checkNumbers(files, problems);
  checkLoops(files, problems);
  checkSameDay(files, problems);
}

function checkReferences(
  { file, value, lineOf }: File,
  bySlug: ReadonlyMap<string, File>,
  authorities: ReadonlySet<string>,
  problems: Problem[],
) {
  const report = (path: PropertyKey[], reason: string) => problems.push({ file, line: lineOf(path), reason });
  if (value.authority && !authorities.has(value.authority))
    report(['authority'], `'${value.authority}' is not in authorities.yaml`);
  for (const [index, { order, kind }] of value.effects.entries()) {
    if (order && !bySlug.has(order)) report(['effects', index, 'order'], `there is no order '${order}'`);
    if (!order && kind !== 'commence' && kind !== 'exempt' && kind !== 'defer')
      report(['effects', index], `an effect of the kind '${kind}' names the order that it acts on`);
  }
}

/** Numbers begin anew each year, so number and day together tell an instrument, unless both files say it is disputed. */
function checkNumbers(files: readonly File[], problems: Problem[]) {
  const seen = new Map<string, string>();
  for (const { file, value, lineOf } of files) {
    const { number, disputed } = value;
    const day = value.published ?? value.signed;
    if (!number || !day || disputed) continue;
    const other = seen.get(`${number} ${day}`);
    if (other) problems.push({ file, line: lineOf(['number']), reason: `${number} of ${day} is also in ${other}` });
    seen.set(`${number} ${day}`, file);
  }
}

/** An order cannot replace what replaced it. */
function checkLoops(files: readonly File[], problems: Problem[]) {
  const replaced = new Map(
    files.map(({ slug, value }) => [
      slug,
      value.effects.flatMap(({ kind, order }) => (kind === 'supersede' && order ? [order] : [])),
    ]),
  );
  for (const { file, slug, value, lineOf } of files) {
    const seen = new Set<string>();
    const open = [...(replaced.get(slug) ?? [])];
    for (const order of open) {
      if (seen.has(order)) continue;
      seen.add(order);
      open.push(...(replaced.get(order) ?? []));
    }
    if (!seen.has(slug)) continue;
    const index = value.effects.findIndex(({ kind }) => kind === 'supersede');
    problems.push({ file, line: lineOf(['effects', index]), reason: `${slug} replaces an order that replaces it` });
  }
}

/** Two effects of one file that begin the same lines for the same audience on different days. */
function checkSameDay(files: readonly File[], problems: Problem[]) {
  for (const { file, value, lineOf } of files) {
    const begins = value.effects.map((effect, index) => ({ effect, index }));
    for (const { effect, index } of begins) {
      if (effect.kind !== 'commence' || effect.withdrawn) continue;
      const other = begins.find(
        (earlier) => earlier.index < index && earlier.effect.kind === 'commence' && disagree(earlier.effect, effect),
      );
      if (!other) continue;
      const reason = `begins on ${effect.on}, but effect ${other.index + 1} begins the same on ${other.effect.on}`;
      problems.push({ file, line: lineOf(['effects', index]), reason });
    }
  }
}

function disagree(a: EffectOfFile, b: EffectOfFile): boolean {
  if (a.withdrawn || a.order !== b.order || a.on === b.on) return false;
  if (!a.audiences.some((audience) => b.audiences.includes(audience))) return false;
  if (!a.lines || !b.lines) return !a.lines && !b.lines;
  return Object.entries(a.lines).some(([list, keys]) => keys.some((key) => b.lines?.[list]?.includes(key)));
}
