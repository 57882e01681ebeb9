import { createHash } from 'node:crypto';
import { withoutFigures } from '#core/html/figures.ts';
import { canonical } from '#db/content/bulk-rows.server.ts';

/**
 * The hash by which two states of a record are compared. It is the same in every database, because ids are left out, and
 * does not change when a field is added that is still empty, or a fact changes that a text names.
 */
export function hashDocument(document: object, status: string): string {
  return createHash('sha256')
    .update(canonical(filledOf({ ...document, status })))
    .digest('base64url');
}

function filledOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filledOf);
  if (typeof value === 'string') return withoutFigures(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, filledOf(inner)] as const);
  return Object.fromEntries(entries.filter(([name, inner]) => name !== 'id' && !isEmpty(inner)));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
