import type { StandardNumber } from '#features/standards/standard-number.ts';
import type { ImportedStandard } from '#features/standards/standards.content.server.ts';
import type { ImportedRequirement } from './imported-requirement.ts';

/** Each standard that the lists name, once; its title and successor come from the first row that has them. */
export function collectStandards(rows: ImportedRequirement[]): ImportedStandard[] {
  const standards = new Map<string, ImportedStandard>();
  const add = (number: StandardNumber, row: ImportedRequirement): ImportedStandard => {
    const known = standards.get(number.slug);
    if (!known) {
      const fresh = {
        ...number,
        title: null,
        successor: null,
        concurrentUntil: null,
        source: row.source,
        confirmed: row.confirmed,
      };
      standards.set(number.slug, fresh);
      return fresh;
    }
    // Not every list prints the foreign number that the standard is identical to, so the longer form is used.
    if (number.number.length > known.number.length) known.number = number.number;
    return known;
  };
  for (const row of rows) {
    for (const [index, number] of row.standards.entries()) {
      const standard = add(number, row);
      standard.title ??= row.standardTitle;
      if (index === 0 && row.successor) {
        standard.successor ??= add(row.successor, row).slug;
        standard.concurrentUntil ??= row.concurrentUntil;
      }
    }
  }
  return [...standards.values()];
}
