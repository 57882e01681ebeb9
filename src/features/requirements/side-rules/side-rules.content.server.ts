import { defineContent } from '#db/content/content-source.server.ts';
import { sideRules } from '#db/schema/side-rules.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { requirementListsContent } from '../requirements.content.server.ts';
import { readSideRules } from './read-side-rules.ts';

/** The rules beside the lists; a rule that the files no longer name is removed. */
export const sideRulesContent = defineContent({
  async read({ files, readBy }) {
    const rows = await readBy(requirementListsContent);
    const known = new Set(rows.flatMap((row) => [lineKey(row), `${row.list} *`]));
    return readSideRules(files, known);
  },
  async write({ sync }, rules) {
    await sync.rows(sideRules, ['key'], rules, { exact: true });
  },
});
