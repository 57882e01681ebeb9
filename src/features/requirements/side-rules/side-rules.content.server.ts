import { lineKey } from '#features/orders/lines/line-facts.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { requirementListsContent } from '../requirements.content.server.ts';
import { readSideRules } from './read-side-rules.ts';
import { sideRuleKind } from './side-rule.record.server.ts';

/** The rules beside the lists. One that the delivered tables give, but that the site does not show, is archived. */
export const sideRulesContent = contentOf(sideRuleKind, {
  needs: [servicesContent],
  async documents({ files, readBy }) {
    const rows = await readBy(requirementListsContent);
    const known = new Set(rows.flatMap((row) => [lineKey(row), `${row.list} *`]));
    const rules = await readSideRules(files, known);
    return rules.map(({ status, ...document }) => ({
      document,
      placeOf: () => ({ file: 'side-rules.yaml', line: 1, name: document.key }),
      ...(status === 'archived' && { status }),
    }));
  },
});
