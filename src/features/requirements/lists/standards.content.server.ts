import { contentOf } from '#features/records/content-of.server.ts';
import type { FileDocument } from '#features/records/files/file-document.ts';
import { standardKind } from '#features/standards/standard.record.server.ts';
import type { StandardNumber } from '#features/standards/standard-number.ts';
import { requirementListsContent } from '../requirements.content.server.ts';
import type { ImportedRequirement } from './imported-requirement.ts';

/** The standards that the lists name, because there is no file of standards. */
export const standardsContent = contentOf(standardKind, {
  async documents({ readBy }) {
    return collectStandards(await readBy(requirementListsContent));
  },
});

type Named = {
  slug: string;
  number: string;
  title: string | null;
  successor: string | null;
  concurrentUntil: string | null;
  source: string | null;
  confirmed: boolean;
};

/** Each standard that the lists name, once; its title and successor come from the first row that has them. */
function collectStandards(rows: readonly ImportedRequirement[]): FileDocument[] {
  const standards = new Map<string, { document: Named; row: ImportedRequirement }>();
  const add = ({ slug, number }: StandardNumber, row: ImportedRequirement): Named => {
    const known = standards.get(slug)?.document;
    if (!known) {
      const { source, confirmed } = row;
      const fresh = { slug, number, title: null, successor: null, concurrentUntil: null, source, confirmed };
      standards.set(slug, { document: fresh, row });
      return fresh;
    }
    // Not every list prints the foreign number that the standard is identical to, so the longer form is used.
    if (number.length > known.number.length) known.number = number;
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
  return [...standards.values()].map(({ document, row: { file, line } }) => ({
    document,
    placeOf: () => ({ file, line }),
  }));
}
