import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';

/**
 * Collects the statements that Drizzle sends in the tests of a file, and writes them into the folder. Called when a
 * release is recorded (docs/operations.md).
 */
export function recordStatements(folder: string): void {
  const seen = new Map<string, string>();
  const prototype: { query: (...all: never[]) => unknown } = pg.Client.prototype;
  const { query } = prototype;
  prototype.query = function record(...all: unknown[]) {
    const [sent] = all;
    // Drizzle brings its own parsers of types; what a test asks directly does not.
    if (sent && typeof sent === 'object' && 'types' in sent && 'text' in sent) {
      const text = String(sent.text).replaceAll(/\n\s+/g, '\n').trim();
      const shape = shapeOf(text);
      if (!seen.has(shape) || text.length < String(seen.get(shape)).length) seen.set(shape, text);
    }
    return Reflect.apply(query, this, all);
  };
  afterAll(() => writeFile(join(folder, `${process.pid}-${Date.now()}.json`), JSON.stringify([...seen.values()])));
}

/** Statements that differ in the length of a list only have one shape. */
export function shapeOf(statement: string): string {
  return statement
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\((\$|default)(, (\$|default))*\)(, \((\$|default)(, (\$|default))*\))*/g, '(list)');
}
