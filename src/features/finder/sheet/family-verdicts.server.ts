import { listWords } from '#core/text/list-words.ts';
import { translate } from '#core/text/messages.server.ts';
import { importClauses } from '#features/requirements/sheet/import-clauses.server.ts';
import type { SheetReader } from '#features/requirements/sheet/sheet-reader.ts';
import {
  moreNames,
  moreWords,
  onlyMayApply,
  shorterLists,
  shortSentence,
} from '#features/requirements/sheet/sheet-words.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { factsIn } from '../condition.schema.ts';
import { type Assessment, assessFamily, type SheetFor } from '../evaluation/assess-family.ts';
import type { Status } from '../finder.schema.ts';
import { declaredValue, importPolicy } from '../import-policy.ts';
import { unknownProduct } from '../unknown-product.ts';

type Known = Parameters<typeof assessFamily>[0];

const labels: Record<Exclude<SheetReader, 'everyone'>, string> = {
  india: /*i18n*/ 'Made in India',
  import: /*i18n*/ 'Made abroad',
};
const texts = {
  banned: /*i18n*/ 'Import is prohibited.',
  prohibited: /*i18n*/ 'Prohibited',
  named: /*i18n*/ '{items} required',
  later: /*i18n*/ '{items} required later',
  counted: /*i18n*/ '{count, plural, one {# approval required} other {# approvals required}}',
  unchecked: /*i18n*/ '{count} not checked',
  nothingElse: /*i18n*/ 'nothing else found',
  uncertain: /*i18n*/ 'nothing certain',
  none: /*i18n*/ 'Nothing found that it needs; not yet confirmed by a person.',
};

/** The answer in a line of at most fifteen words for each route that a sheet shows; where rows are open, it says so. */
export function familyVerdicts(known: Known, { reader, size }: SheetFor, language: LanguageCode) {
  const readers = reader === 'everyone' ? (['india', 'import'] as const) : ([reader] as const);
  return readers.map((route) => {
    const label = translate(labels[route], language);
    return { label, words: verdictOf(known, { reader: route, size }, label, language) };
  });
}

function verdictOf(known: Known, sheetFor: SheetFor, label: string, language: LanguageCode): string {
  const assessments = assessFamily(known, sheetFor);
  const say = (text: string, values: Record<string, string | number> = {}) => translate({ text, values }, language);
  const prohibited = assessments.filter(({ status }) => status === 'prohibited');
  if (prohibited.some(({ approval }) => approval.key === importPolicy)) return say(texts.banned);
  if (prohibited.length > 0) return shortSentence([[say(texts.prohibited)]], label, language);
  const required = assessments.filter(({ status }) => status === 'applies' || status === 'applies-from');
  const namesOf = (wanted: Status) =>
    required.flatMap(({ approval, status }) =>
      status === wanted && approval.key !== importPolicy ? approval.name : [],
    );
  const [approvals, coming] = [namesOf('applies'), namesOf('applies-from')];
  const policy = assessments.find(setsCondition);
  const more = assessments.filter((assessment) => assessment.status === 'may-apply' && assessment !== policy).length;
  // Of a family the rest is left out, which nobody expects there; of a product that nobody knows all of it may matter.
  const isUnknown = known.family.slug === unknownProduct;
  const unchecked = assessments.filter(
    ({ status, stance }) => status === 'not-checked' && (stance || isUnknown),
  ).length;
  if (required.length + more + unchecked === 0 && !policy) return say(texts.none);
  const askedOfImport = [
    ...required.filter(({ approval }) => approval.key === importPolicy),
    ...(policy ? [policy] : []),
  ].flatMap(askedOfImports);
  const imports = importClauses(askedOfImport, language);
  const open = (count: number) =>
    count === 0 ? [] : [required.length > 0 ? moreWords(count, language) : onlyMayApply(count, language)];
  const named = (items: string) =>
    items ? [say(texts.named, { items })] : required.length > 0 ? [] : [say(texts.uncertain)];
  const later = coming.length > 0 ? [say(texts.later, { items: listWords(coming, language) })] : [];
  const clauses = (items: string, rest: string[]) => [
    ...imports.first,
    ...named(items),
    ...later,
    ...imports.last,
    ...rest,
  ];
  const all = listWords(approvals, language);
  const rest = [...open(more), ...(unchecked > 0 ? [say(texts.unchecked, { count: unchecked })] : [])];
  // What nobody has checked may apply too.
  const together = open(more + unchecked);
  const names = [...approvals, ...coming];
  /** Each name by itself, with the number of the others; the rows say which of them are required later. */
  const oneName = (approvals.length > 0 ? approvals : coming).map((name) => {
    const items = names.length > 1 ? listWords([name, moreNames(names.length - 1, language)], language) : name;
    return say(approvals.length > 0 ? texts.named : texts.later, { items });
  });
  // What is asked of imports is no approval, and never counted among them.
  const whole = (clause: string) => [...imports.first, clause, ...imports.last, ...together];
  return shortSentence(
    [
      clauses(all, more + unchecked === 0 ? [say(texts.nothingElse)] : rest),
      clauses(all, rest),
      ...shorterLists(approvals, language).map((items) => clauses(items, together)),
      ...oneName.map(whole),
      // That more may apply is never left out, or the sentence would read as all there is.
      ...(names.length > 0 ? [whole(say(texts.counted, { count: names.length }))] : []),
    ],
    label,
    language,
  );
}

/** Whether the trade policy sets a condition that leads the sheet, such as a lowest price, which a product may fail. */
const setsCondition = ({ approval, status, grounds }: Assessment): boolean =>
  approval.key === importPolicy &&
  status === 'may-apply' &&
  grounds.some(
    (ground) =>
      'rule' in ground &&
      ((ground.rule.leads && ground.rule.beside === 'condition') ||
        (ground.truth === 'open' && factsIn(ground.rule.condition).includes(declaredValue))),
  );

/** What the trade policy asks of an import; where no rule beside the lists says it, only that it asks something. */
function askedOfImports({ grounds }: Assessment) {
  const asked = grounds.flatMap((ground) => ('rule' in ground && ground.rule.beside ? ground.rule : []));
  return asked.length > 0
    ? asked.map(({ beside, leads }) => ({ effect: beside ?? 'condition', leads: leads ?? false }))
    : [{ effect: 'condition' as const, leads: false }];
}
