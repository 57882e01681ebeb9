import { addCatalogueTexts } from '#core/content/text-catalogues.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { approvalEdges, approvalsPerBox, finderFacts, finderRules, suppliedFamilies } from '#db/schema/finder.ts';
import { approvalsContent } from './approvals/approvals.content.server.ts';
import { familiesContent, familyGroupsContent } from './families/families.content.server.ts';
import { checkFinder } from './import/check-finder.ts';
import { finderFiles, questionWords } from './import/finder-files.server.ts';

/** Facts and rules, what waits for what, and which family a thing in the box is. */
export const finderContent = defineContent({
  async read({ files, readBy }) {
    const [read, families, approvals, groups] = await Promise.all([
      readBy(finderFiles),
      readBy(familiesContent),
      readBy(approvalsContent),
      readBy(familyGroupsContent),
    ]);
    const known = { families: families.keys, groups: groups.keys, approvals: approvals.keys };
    checkFinder(read, known, files.problems);
    return { ...read, catalogues: await files.catalogues() };
  },
  async write({ sync, writtenBy }, read) {
    const approvalIds = await writtenBy(approvalsContent);
    const familyIds = await writtenBy(familiesContent);
    const edgeRows = read.edges.value.map(({ before, after, ...edge }) => ({
      ...edge,
      beforeId: approvalIds.get(before) ?? 0,
      afterId: approvalIds.get(after) ?? 0,
    }));
    await sync.rows(approvalEdges, ['beforeId', 'afterId'], edgeRows, { exact: true, texts: ['why'] });
    const perBoxRows = read.perBox.value.map((approval) => ({ approvalId: approvalIds.get(approval) ?? 0 }));
    await sync.rows(approvalsPerBox, ['approvalId'], perBoxRows, { exact: true });
    const suppliedRows = read.supplies.value.map(({ item, family, scope, condition }, position) => ({
      ...{ item, position, scope: scope ?? null, condition: condition ?? null },
      key: `${item} ${family} ${JSON.stringify(scope ?? null)}`,
      familyId: familyIds.get(family) ?? 0,
    }));
    await sync.rows(suppliedFamilies, ['key'], suppliedRows, { exact: true });
    const texts = new Map(read.factTexts.value.map(({ fact, ...text }) => [fact, text]));
    const questions = new Map(read.questions.value.map(({ fact, ...question }) => [fact, question]));
    const factRows = read.facts.map(({ fact, kind, values, unit }) => {
      const text = texts.get(fact);
      const { translations, ...question } = questions.get(fact) ?? { translations: { hi: {}, ar: {} } };
      const words = { ...text?.words, ...questionWords(question) };
      return {
        ...{ key: fact, kind, values, unit, words },
        translations: addCatalogueTexts(read.catalogues, words, {
          hi: { ...text?.translations.hi, ...questionWords(translations.hi) },
          ar: { ...text?.translations.ar, ...questionWords(translations.ar) },
        }),
      };
    });
    await sync.rows(finderFacts, ['key'], factRows, { exact: true });
    const reasons = new Map(
      read.reasons.value.map(({ rule, hi, ar }) => [rule, { hi: { reason: hi }, ar: { reason: ar } }]),
    );
    const ruleRows = read.rules.value.map(
      ({ key, approval, effect, scope, reason, source, confidence, overrides, ...row }) => ({
        ...{ key, effect, scope, reason, source, confidence, overrides },
        approvalId: approvalIds.get(approval) ?? 0,
        condition: row.condition,
        validFrom: row.valid_from ?? null,
        translations: reasons.get(key) ?? {},
      }),
    );
    await sync.rows(finderRules, ['key'], ruleRows, { exact: true, texts: ['reason'] });
  },
});
