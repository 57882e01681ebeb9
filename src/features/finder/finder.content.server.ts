import { addCatalogueTexts } from '#core/content/text-catalogues.server.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { approvals, familyFacts, familyStances, finderFacts, finderRules } from '#db/schema/finder.ts';
import { familiesContent } from '#features/families/families.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { checkFinder } from './import/check-finder.ts';
import { condition, questionWords, readFinderFiles } from './import/finder-files.ts';

/** Approvals, facts, rules, and what is known of each family beside its names. */
export const finderContent = defineContent({
  async read({ files, readBy }) {
    const [read, { families, lines }, services] = await Promise.all([
      readFinderFiles(files),
      readBy(familiesContent),
      readBy(servicesContent),
    ]);
    const conditions = lines.map(({ file, line, condition: given }) => {
      const checked = given === null ? null : condition.safeParse(given);
      if (checked && !checked.success)
        files.problems.push({ file, line, reason: 'its condition is not one that we know' });
      return { file, line, condition: checked?.success ? checked.data : null };
    });
    const known = {
      families: new Set(families.map(({ family }) => family)),
      groups: new Set(families.map(({ group }) => group)),
      services: services.keys,
    };
    checkFinder(read, conditions, known, files.problems);
    return { ...read, catalogues: await files.catalogues() };
  },
  async write({ sync, writtenBy }, read) {
    const familyIds = await writtenBy(familiesContent);
    const serviceIds = await writtenBy(servicesContent);
    const approvalRows = read.approvals.value.map(({ service, route_of, made_in, beside, ...row }, position) => ({
      ...row,
      serviceId: service ? (serviceIds.get(service) ?? null) : null,
      routeOf: route_of ?? null,
      madeIn: made_in ?? null,
      beside: beside ?? null,
      position,
    }));
    const approvalIds = await sync.rows(approvals, ['key'], approvalRows, { exact: true, texts: ['name'] });
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
    const factsOfFamilies = read.familyFacts.map(({ family, fact, value, certainty }) => ({
      ...{ familyId: familyIds.get(family) ?? 0, fact, values: value, certainty },
    }));
    await sync.rows(familyFacts, ['familyId', 'fact'], factsOfFamilies, { exact: true });
    const stanceRows = read.stances.flatMap(({ approval, stance, lists, checked_on, why, families }) =>
      families.map((family) => ({
        familyId: familyIds.get(family) ?? 0,
        approvalId: approvalIds.get(approval) ?? 0,
        ...{ stance, lists, why },
        checkedOn: checked_on,
      })),
    );
    await sync.rows(familyStances, ['familyId', 'approvalId'], stanceRows, { exact: true });
  },
});
