import type { LanguageCode } from '#locales/languages.ts';
import { type Condition, type Facts, truthOf } from './condition.schema.ts';
import { type Assessment, assessFamily, isInScope, type SheetFor } from './evaluation/assess-family.ts';
import type { Status } from './evaluation/evaluate.ts';
import { factsOfFamily } from './families/facts-of-family.ts';
import { type Family, findFamily } from './families/find-family.server.ts';
import { type KnownFamily, knowFamily } from './families/know-family.server.ts';

/** The fact whose values are things in the box. */
const inTheBox = 'supplied-with';
/** What is said of the product counts for what is packed with it. */
const shared = ['purpose', 'new-or-used', 'who', 'quantity'];
const statuses: readonly Status[] = ['prohibited', 'applies', 'applies-from', 'may-apply'];

/** A thing in the box that is a product of a family of its own. */
export type SuppliedPart = {
  item: string;
  family: Pick<Family, 'slug' | 'name'>;
  /** On what it depends whether it is of that family; null if that is certain. */
  condition: Condition | null;
  known: KnownFamily;
  sheetFor: SheetFor;
  /** What it needs, certainly or likely, beside what is asked once for the whole box. */
  assessments: Assessment[];
  /** Whether more may apply to it, as the sheet of its family says. */
  isOpen: boolean;
};

/** What was found for a sheet, which several parts of one answer ask for: its rows, and what is kept of it. */
const found = new WeakMap<KnownFamily, Promise<SuppliedPart[]>>();

/**
 * What lies in the box by the answers, or with all products of the family, each with what it needs of its own.
 * @param host is looked up anew for each sheet, so its readers and language are always the same
 */
export function suppliedParts(host: KnownFamily, sheetFor: SheetFor, language: LanguageCode): Promise<SuppliedPart[]> {
  const known = found.get(host) ?? findParts(host, sheetFor, language);
  found.set(host, known);
  return known;
}

async function findParts(host: KnownFamily, { reader }: SheetFor, language: LanguageCode): Promise<SuppliedPart[]> {
  // Who makes a product in India may buy its charger from anywhere, and from a maker of any size.
  const sheetFor: SheetFor = { reader: reader === 'import' ? reader : 'everyone', size: null };
  const given: Facts = {
    ...Object.fromEntries(shared.flatMap((fact) => (host.given[fact] ? [[fact, host.given[fact]]] : []))),
    [inTheBox]: { values: ['none'] },
  };
  const parts = await Promise.all(
    familiesInTheBox(host).map(async ({ item, slug, condition }): Promise<SuppliedPart[]> => {
      const family = await findFamily(slug, language);
      if (!family) return [];
      const known = await knowFamily(family, language, given, host.today);
      const duties = assessFamily(known, sheetFor).filter(
        ({ approval, status }) => !approval.perBox && statuses.includes(status),
      );
      const isShown = ({ status, likelihood }: Assessment) => status !== 'may-apply' || likelihood === 'likely';
      return [
        {
          item,
          family,
          condition,
          known,
          sheetFor,
          assessments: duties.filter(isShown),
          isOpen: !duties.every(isShown),
        },
      ];
    }),
  );
  return parts.flat();
}

/** The families of what lies in the box; several for an item of which something is open. */
function familiesInTheBox({ family, finder, given }: KnownFamily) {
  const certain = factsOfFamily(family, finder.facts, 'always');
  const facts = { ...certain, ...given };
  const said = facts[inTheBox];
  const items = !said ? [] : 'values' in said ? said.values : 'some' in said ? said.some : [];
  return items.flatMap((item) => {
    const fitting = finder.supplies.flatMap(({ item: of, scope, condition, family: slug }) => {
      const truth = condition ? truthOf(condition, facts) : 'true';
      const fits = of === item && slug !== family.slug && truth !== 'false' && (!scope || isInScope(scope, family));
      return fits ? [{ item, slug, condition: truth === 'open' ? condition : null }] : [];
    });
    const first = fitting.findIndex(({ condition }) => condition === null);
    return first < 0 ? fitting : fitting.slice(0, first + 1);
  });
}
