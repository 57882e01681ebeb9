import { type SQL, sql } from '#core/drizzle.ts';
import type { Line } from './line-facts.ts';

/** Whether the columns of a row name one of the lines. */
export function isAmong(lines: readonly Line[], list: SQL, key: SQL): SQL {
  const column = (read: (line: Line) => string) => sql`${sql.param(lines.map(read))}::text[]`;
  return sql`(${list}, ${key}) in (
    select * from unnest(${column((line) => line.list)}, ${column((line) => line.key)}))`;
}
