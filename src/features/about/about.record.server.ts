import { milestones, teamMembers } from '#db/schema/about.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { milestoneRecord } from './milestone.record.ts';
import { teamMemberRecord } from './team-member.record.ts';

export const milestoneKind = defineRecord(milestoneRecord, {
  table: milestones,
  key: 'year',
  changes: 'milestone',
  addresses: () => ['/about'],
});

export const teamMemberKind = defineRecord(teamMemberRecord, {
  table: teamMembers,
  key: 'slug',
  changes: 'team_member',
  addresses: () => ['/about'],
});
