import { sql } from '#core/drizzle.ts';
import { cleanUpRows } from '#core/jobs/clean-up.ts';
import { fixedPages } from '#core/sitemap/site-pages.ts';
import { productFamilies } from '#db/schema/families.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { approvalKind } from './approvals/approval.record.server.ts';
import { checkNames } from './check-names.server.ts';
import { finderDesk } from './desk/finder.desk.api.ts';
import { checkFact } from './facts/check-fact.server.ts';
import { factKind } from './facts/fact.record.server.ts';
import { checkFamily } from './families/check-family.server.ts';
import { ambiguousNameKind, familyGroupKind, familyKind } from './families/family.record.server.ts';
import { finderApi } from './finder.api.ts';
import { finderTools } from './finder.tools.ts';
import { checkGolden, keepGolden } from './goldens/check-golden.server.ts';
import { goldenSheetKind } from './goldens/golden-sheet.record.server.ts';
import { keptSheetsApi } from './kept/kept-sheets.api.ts';
import { releaseFinder } from './releases/release-finder.server.ts';
import { checkRule } from './rules/check-rule.server.ts';
import { ruleKind } from './rules/rule.record.server.ts';

export const finderFeature: Feature = {
  name: 'finder',
  content: async () => {
    const [
      families,
      { approvalsContent },
      { factsContent },
      { rulesContent },
      { finderContent },
      { goldenSheetsContent },
    ] = await Promise.all([
      import('./families/families.content.server.ts'),
      import('./approvals/approvals.content.server.ts'),
      import('./facts/facts.content.server.ts'),
      import('./rules/rules.content.server.ts'),
      import('./finder.content.server.ts'),
      import('./goldens/golden-sheets.content.server.ts'),
    ]);
    const { familyGroupsContent, familiesContent, ambiguousNamesContent, familyWordsContent } = families;
    const ofFamilies = [familyGroupsContent, approvalsContent, familiesContent, ambiguousNamesContent];
    return [factsContent, ...ofFamilies, familyWordsContent, rulesContent, finderContent, goldenSheetsContent];
  },
  desk: [finderDesk],
  records: [familyKind, familyGroupKind, ambiguousNameKind, approvalKind, factKind, ruleKind, goldenSheetKind],
  publicationChecks: [checkNames, checkFamily, checkFact, checkRule, checkGolden],
  publicationWitnesses: [keepGolden, releaseFinder],
  api: [finderApi, keptSheetsApi],
  tools: [finderTools],
  cleanUp: [
    cleanUpRows('kept sheets that nobody opens', {
      table: 'kept_sheets',
      where: sql`outcome is not null and last_opened_on < current_date - interval '24 months'`,
      set: sql`outcome = null`,
    }),
  ],
  pages: [
    sitePages({
      url: '/approval-finder',
      name: 'Approval finder',
      position: 22,
      sitemap: [
        fixedPages('/approval-finder/how-right'),
        sitemapOfTable('approval-finder', productFamilies, '/approval-finder'),
      ],
    }),
  ],
};
