import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './content-error.ts';

/** A YAML text that can be checked with a schema, or with several, as where kinds of records share a file. */
export type YamlText = {
  /**
   * The value, with the line of what stands at a path such as `['effects', 0, 'order']`, for checks across files. Each
   * problem is reported with the line of the nearest node.
   */
  as<Value>(schema: z.ZodType<Value>): { value: Value; lineOf: (path: readonly PropertyKey[]) => number } | undefined;
};

/** Reads a YAML text; undefined when it is none, which is reported. */
export function readYaml(file: string, text: string, problems: Problem[], firstLine = 1): YamlText | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      problems.push({ file, line: lineAt(error.pos[0]), reason: error.message.split('\n')[0] ?? 'is not YAML' });
    }
    return undefined;
  }
  const lineOf = (path: readonly PropertyKey[]) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return lineAt(0);
  };
  return {
    as(schema) {
      const read = schema.safeParse(document.toJS());
      if (read.success) return { value: read.data, lineOf };
      for (const issue of read.error.issues)
        problems.push({ file, line: lineOf(issue.path), reason: `${issue.path.join('.')}: ${issue.message}` });
      return undefined;
    },
  };
}
