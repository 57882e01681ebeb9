import type { Feature } from '#features/feature.ts';
import { checkRequirement } from './desk/check-requirement.server.ts';
import { dutyKind } from './duties/duty.record.server.ts';
import { requirementKind } from './requirement.record.server.ts';
import { requirementsApi } from './requirements.api.ts';
import { requirementsPages } from './requirements.pages.server.ts';
import { sideRuleKind } from './side-rules/side-rule.record.server.ts';
import { renewPeriods } from './states/refresh-states.server.ts';
import { refreshStatesAtMidnight } from './states/refresh-states-at-midnight.job.ts';

export const requirementsFeature: Feature = {
  name: 'requirements',
  api: [requirementsApi],
  content: async () => [
    (await import('./requirements.content.server.ts')).requirementListsContent,
    (await import('./lists/standards.content.server.ts')).standardsContent,
    (await import('./side-rules/side-rules.content.server.ts')).sideRulesContent,
    (await import('./duties/duties.content.server.ts')).dutiesContent,
  ],
  records: [requirementKind, dutyKind, sideRuleKind],
  publicationChecks: [checkRequirement],
  followers: [{ order: 'facts', follows: ['order', 'requirement', 'publication'], inWrite: renewPeriods }],
  jobs: [refreshStatesAtMidnight],
  pages: requirementsPages,
};
