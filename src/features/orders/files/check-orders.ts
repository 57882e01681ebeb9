import type { Problem } from '#core/content/content-error.ts';
import { slug as slugShape } from '#core/content/content-fields.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import { checkSameDay } from './check-same-day.ts';
import type { OrderFile } from './order-file.ts';

type File = YamlFile<OrderFile>;

/** Finds the problems that no single file shows: orders that do not exist, loops of orders, files that contradict each other. */
export function checkOrders(files: readonly File[], authorities: ReadonlySet<string>, problems: Problem[]): void {
  const bySlug = new Map(files.map((file) => [file.slug, file]));
  for (const file of files) checkReferences(file, bySlug, authorities, problems);
  checkNumbers(files, problems);
  checkLoops(files, problems, 'supersede');
  checkLoops(files, problems, 'rescind');
  checkSameDay(files, problems);
}

function checkReferences(
  { file, slug, value, lineOf }: File,
  bySlug: ReadonlyMap<string, File>,
  authorities: ReadonlySet<string>,
  problems: Problem[],
) {
  const report = (path: PropertyKey[], reason: string) => problems.push({ file, line: lineOf(path), reason });
  if (!slugShape.safeParse(slug).success)
    problems.push({ file, line: 1, reason: `'${slug}' cannot be the address of an order` });
  if (value.authority && !authorities.has(value.authority))
    report(['authority'], `'${value.authority}' is not in authorities.yaml`);
  for (const [index, { by }] of value.exemptions.entries())
    if (by && !bySlug.has(by)) report(['exemptions', index, 'by'], `there is no order '${by}'`);
  const known = value.published ?? value.signed;
  for (const [index, { order, kind, on, until }] of value.effects.entries()) {
    if (order && !bySlug.has(order)) report(['effects', index, 'order'], `there is no order '${order}'`);
    if (!order && kind !== 'commence' && kind !== 'exempt' && kind !== 'defer')
      report(['effects', index], `an effect of the kind '${kind}' names the order that it acts on`);
    if (!on && until && known && until < known)
      report(['effects', index, 'until'], `ends on ${until}, before the instrument of ${known} can begin anything`);
  }
}

/** Numbering starts again each year, so only number and day together identify an instrument. A file that is disputed or struck may repeat them. */
function checkNumbers(files: readonly File[], problems: Problem[]) {
  const seen = new Map<string, string>();
  for (const { file, value, lineOf } of files) {
    const { number, disputed, withdrawn } = value;
    const day = value.published ?? value.signed;
    if (!number || !day || disputed || withdrawn) continue;
    const other = seen.get(`${number} ${day}`);
    if (other) problems.push({ file, line: lineOf(['number']), reason: `${number} of ${day} is also in ${other}` });
    seen.set(`${number} ${day}`, file);
  }
}

const endings = { supersede: 'replaces', rescind: 'rescinds' } as const;

/** An order can neither replace what replaced it nor rescind what rescinded it, not even over several steps. */
function checkLoops(files: readonly File[], problems: Problem[], ending: keyof typeof endings) {
  const ended = new Map(
    files.map(({ slug, value }) => [
      slug,
      value.effects.flatMap(({ kind, order }) => (kind === ending && order ? [order] : [])),
    ]),
  );
  const leadsTo = (from: string, slug: string) => {
    // A set may grow while it is being iterated.
    const reached = new Set([from]);
    for (const order of reached) for (const earlier of ended.get(order) ?? []) reached.add(earlier);
    return reached.has(slug);
  };
  for (const { file, slug, value, lineOf } of files) {
    const index = value.effects.findIndex(({ kind, order }) => kind === ending && order && leadsTo(order, slug));
    if (index < 0) continue;
    const reason = `${slug} ${endings[ending]} an order that ${endings[ending]} it`;
    problems.push({ file, line: lineOf(['effects', index, 'order']), reason });
  }
}
