import { distinctBy } from '#core/distinct-by.ts';
import { type FeeSummaries, feesOfService } from '#features/fees/list-fee-summaries.server.ts';
import type { OrderName } from '#features/orders/order-view.ts';
import type { Publication } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { Duties } from '../duties/list-duties.server.ts';
import type { RequiredService } from '../list-required-services.server.ts';
import type { Requirement } from '../requirement.ts';
import type { SideRule } from '../side-rules/list-side-rules-of-product.server.ts';
import { drawHistory, endingStates } from '../time/draw-time.server.ts';
import { asksSomething, dutyOf } from './duty-of.server.ts';
import { importClauses } from './import-clauses.server.ts';
import type { Sheet, SheetScheme, SideRow, StateWords } from './sheet.ts';
import { audiencesOfReader, type SheetReader, serviceFor } from './sheet-reader.ts';
import { choiceWords, noteWords, readingWords, stateWords, withRadio } from './sheet-words.server.ts';
import { asksForCertain, importRules, mayAsk, sideRows } from './side-rows.server.ts';
import { type SchemeState, statesOfScheme } from './states-of-scheme.ts';
import { verdict } from './verdict.server.ts';
import { wordsOfRows } from './words-of-rows.server.ts';

/** How many states of a scheme the sheet names; a product family can have dozens. */
const mostStates = 4;
const mostOrders = 2;

type Named = { slug: string; categorySlug: string; shortName: string };
type Product = {
  services: readonly RequiredService[];
  requirements: readonly Requirement[];
  sideRules: readonly SideRule[];
  duties: Duties;
  /** Left out where the sheet is shown without its fees. */
  fees?: FeeSummaries;
  /** What follows from its kind; left out where that is not known. */
  kind?: OfKind;
};
/**
 * @property certain the rows of what its kind needs in any case
 * @property settled the lists whose approvals it needs, whatever condition the list makes
 * @property further how many approvals it may need beside those
 */
type OfKind = { certain: readonly SideRow[]; settled: ReadonlySet<string>; further: number };
type Request = { reader: SheetReader; today: string; language: LanguageCode };

const unknownKind: OfKind = { certain: [], settled: new Set(), further: 0 };

/** Sums up what a product needs today, for one kind of reader. */
export function drawUpSheet(product: Product, request: Request): Sheet {
  const { services, requirements, sideRules, duties, fees, kind = unknownKind } = product;
  const { reader, today, language } = request;
  const schemes = services.flatMap((listed) => {
    const service = serviceFor(reader, listed);
    const entries = requirements.filter((requirement) => requirement.service.slug === listed.slug);
    const states = statesOfScheme(entries, reader, today);
    return states.length > 0 ? [{ service, entries, states }] : [];
  });
  const concerned = schemes.flatMap(({ entries }) => entries);
  const rule = drawHistory(
    schemes.flatMap(({ states }) =>
      states
        .slice(0, mostStates)
        .flatMap(({ state, audiences, day, earlier }) => [
          ...(day ? [{ audiences, day, isEnd: endingStates.has(state) }] : []),
          ...(earlier ? [{ audiences, day: earlier }] : []),
        ]),
    ),
    audiencesOfReader[reader],
    request,
  );
  // A row of the list itself says it better.
  const isListed = concerned.some(({ publication }) => publication?.subject === 'e-waste');
  const asking = new Set(
    schemes.flatMap(({ entries, states }) => (asksSomething(states) ? entries.map(({ list }) => list) : [])),
  );
  const beside = sideRules.filter(
    ({ regime, effect, lines }) =>
      (regime !== 'e-waste' || !isListed) &&
      // Nobody needs relief from what is no longer asked.
      (effect !== 'free' || lines.some((line) => asking.has(line.split(' ')[0] ?? ''))),
  );
  const { certain, settled, further } = kind;
  const isReplaced = ({ to }: SideRow) => to !== null && certain.some((row) => row.to === to);
  const sides = withOneImport([...certain, ...sideRows(beside, request).filter((row) => !isReplaced(row))]);
  // What stands in the list of radios alone is one by its name.
  const isRadio = requirements.every((requirement) => isForRadios([requirement]));
  const isConditional = (entries: readonly Requirement[]) =>
    isForRadios(entries) && !isRadio && !entries.some(({ list }) => list && settled.has(list));
  const asked = [
    ...importRules(beside, request).map(({ effect, isLeading }) => ({ effect, leads: isLeading })),
    ...certain.flatMap(({ regime, lines: [line] }) =>
      regime === 'import' && line ? { effect: line.effect, leads: false } : [],
    ),
  ];
  const named = [
    ...schemes.map(({ service, entries, states }) => ({
      name: isConditional(entries) ? withRadio(service.shortName, language) : service.shortName,
      states,
      isConditional: isConditional(entries),
    })),
    ...sides.filter(asksForCertain).map(({ name }) => ({ name, states: [compulsoryFor(reader)] })),
  ];
  return {
    reader,
    choices: choiceWords(language),
    verdict: verdict(named, {
      ...{ reader, language, further: further + sides.filter(mayAsk).length },
      imports: importClauses(asked, language),
    }),
    sides,
    schemes: schemes.map(({ service, entries, states }) =>
      schemeOf(service, entries, states, { duties, fees, ...request, isConditional: isConditional(entries) }),
    ),
    rule,
    publications: distinct(concerned.flatMap(({ publication }) => publication ?? [])),
    reading: readingWords(concerned, today, language),
  };
}

function schemeOf(
  { slug, categorySlug, shortName }: Named,
  entries: readonly Requirement[],
  states: readonly SchemeState[],
  {
    duties,
    fees,
    reader,
    language,
    today,
    isConditional,
  }: Request & Pick<Product, 'duties' | 'fees'> & { isConditional: boolean },
): SheetScheme {
  const orders = new Map(entries.flatMap(({ order }) => (order ? [[order.slug, order] as const] : [])));
  return {
    slug,
    name: shortName,
    to: `/services/${categorySlug}/${slug}`,
    states: states.slice(0, mostStates).map((state) => {
      const ended = asksSomething(states) ? endedOrders(state, entries) : '';
      const said = ended
        ? { words: stateWords(state, language) + ended }
        : wordsOfState(state, entries, { reader, today, language });
      return { state: state.state, ...said, ...(isConditional && { words: withRadio(said.words, language) }) };
    }),
    orders: [...orders.values()].slice(0, mostOrders) satisfies OrderName[],
    duty: dutyOf(entries[0]?.list, states, { duties, reader, language }),
    fees: fees && asksSomething(states) ? feesOfService(fees, slug) : null,
    notes: noteWords(states.length - mostStates, entries, language),
  };
}

/** A state, with the names of its entries where others have another. */
function wordsOfState(
  state: SchemeState,
  entries: readonly Requirement[],
  { reader, today, language }: Request,
): Pick<StateWords, 'words' | 'english'> {
  const words = stateWords(state, language);
  const isIn = (entry: Requirement) =>
    statesOfScheme([entry], reader, today).some(
      (own) => words === stateWords(own, language) && own.state === state.state,
    );
  const [of = [], others = []] = [entries.filter(isIn), entries.filter((entry) => !isIn(entry))].map((rows) =>
    rows.map(({ standards, listedAs, product }) => ({
      standards,
      name: listedAs ?? product.name,
      isTranslated: !listedAs,
    })),
  );
  return of.length > 0 && others.length > 0 ? wordsOfRows(words, { of, others }, language) : { words };
}

/** Which orders have ended, beside others that ask for the same approval: ` (S.O. 3649(E))`. */
function endedOrders({ state }: SchemeState, entries: readonly Requirement[]): string {
  if (state !== 'rescinded' && state !== 'de-notified') return '';
  const ended = entries.filter(({ states }) => states.some((own) => own.state === state));
  const numbers = [...new Set(ended.flatMap(({ order }) => order?.number ?? []))].slice(0, mostOrders);
  return numbers.length > 0 ? ` (${numbers.join(', ')})` : '';
}

const compulsoryFor = (reader: SheetReader): SchemeState => ({
  ...{ state: 'listed', day: null, earlier: null, publication: null },
  audiences: [...audiencesOfReader[reader]],
});

/** What its kind asks at the border stands in one row with what its lists say of it. */
function withOneImport(rows: readonly SideRow[]): SideRow[] {
  const imports = rows.filter(({ regime }) => regime === 'import');
  const [first] = imports;
  const lines = imports.flatMap((row) => row.lines);
  const note = imports.find((row) => row.note)?.note ?? '';
  return rows.flatMap((row) => (row.regime !== 'import' ? row : row === first ? { ...row, lines, note } : []));
}

const isForRadios = ([first]: readonly Requirement[]) => first?.publication?.subject === 'radio';

const distinct = (publications: Publication[]) => distinctBy(publications, ({ name }) => name);
