import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './content-error.ts';

/** Reads and checks a YAML text; each problem is reported with the line of the nearest node. */
export function parseYaml<Value>(
  file: string,
  text: string,
  schema: z.ZodType<Value>,
  problems: Problem[],
  firstLine = 1,
): Value | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      problems.push({ file, line: lineAt(error.pos[0]), reason: error.message.split('\n')[0] ?? 'is not YAML' });
    }
    return undefined;
  }
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    let offset = 0;
    for (let length = issue.path.length; length > 0; length -= 1) {
      const node = document.getIn(issue.path.slice(0, length), true);
      if (!isNode(node) || !node.range) continue;
      offset = node.range[0];
      break;
    }
    problems.push({ file, line: lineAt(offset), reason: `${issue.path.join('.')}: ${issue.message}` });
  }
  return undefined;
}
