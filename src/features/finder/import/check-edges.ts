import type { Problem } from '#core/content/content-error.ts';
import { type Edge, waitsForItself } from '../sheet/order-of.ts';
import type { FinderFiles } from './finder-files.server.ts';

/** Reports edges between approvals that do not exist, that stand twice, or by which an approval would wait for itself. */
export function checkEdges(
  { edges }: Pick<FinderFiles, 'edges'>,
  { approvals: keys }: { approvals: ReadonlySet<string> },
  problems: Problem[],
): void {
  const before: Edge[] = [];
  for (const [index, edge] of edges.value.entries()) {
    const report = (field: string, reason: string) =>
      problems.push({ file: edges.file, line: edges.lineOf([index, field]), reason });
    for (const field of ['before', 'after'] as const)
      if (!keys.has(edge[field])) report(field, `there is no approval ${edge[field]}`);
    const isTwice = before.some((other) => other.before === edge.before && other.after === edge.after);
    if (isTwice) report('after', `${edge.after} waits for ${edge.before} twice`);
    else if (waitsForItself(edge, before))
      report('after', `${edge.before} would wait for itself, by way of ${edge.after}`);
    else before.push(edge);
  }
}
