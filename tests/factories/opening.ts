import { writeContent } from '#db/content/write-content.server.ts';
import { jobOpenings } from '#db/schema/careers.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

/** A published opening. */
export function createOpening({ jobTitle = 'Assayer', ...values }: Partial<typeof jobOpenings.$inferInsert> = {}) {
  return writeContent(async (tx, changed) => {
    const opening = onlyRow(
      await tx
        .insert(jobOpenings)
        .values({
          slug: slugOf(jobTitle),
          jobTitle,
          jobDescription: '<p>You test gold on the touchstone.</p>',
          fieldOfExperience: 'Assaying',
          postedOn: '2026-11-02',
          ...values,
        })
        .returning(),
    );
    changed('job_opening', [opening.id]);
    return opening;
  });
}
