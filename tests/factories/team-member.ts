import { writeContent } from '#db/content/write-content.server.ts';
import { teamMembers } from '#db/schema/about.ts';
import { onlyRow } from './only-row.ts';
import { slugOf } from './slug-of.ts';

/** A member of the consultancy's team. */
export function createTeamMember(changes: Partial<typeof teamMembers.$inferInsert> = {}) {
  const { name = 'Asha Raghunathan', ...values } = changes;
  const row = { slug: slugOf(name), name, designation: 'Metallurgist', ...values };
  return writeContent(async (tx, changed) => {
    const member = onlyRow(await tx.insert(teamMembers).values(row).returning());
    changed('team_member', [member.id]);
    return member;
  });
}
