import type { ImportedRequirement } from '#features/requirements/lists/imported-requirement.ts';
import { actsOfDates, effectsOfDates } from './effects-of-dates.ts';
import { effectsOfRelations } from './effects-of-relations.ts';
import type { Exemption, LawRows } from './law-rows.ts';
import { joinLines, type Lines, readLines, writeLines } from './lines.ts';
import { findLinesOfOrders, type LinesOfOrders } from './lines-of-orders.ts';
import { type Effect, type Order, orNothing, type WrittenExemption } from './order.ts';

/** All orders by slug, as their files give them. */
export function buildOrders(law: LawRows, rows: ImportedRequirement[]): Map<string, Order> {
  const linesOf = findLinesOfOrders(law, rows);
  const dated = effectsOfDates(law, rows, (order) => allLines(order, linesOf, law));
  const related = effectsOfRelations(law, actsOfDates(law));
  const orders = law.documents.map((document): [string, Order] => {
    const effects = [...(dated.get(document.id) ?? []), ...(related.get(document.id) ?? [])].sort(inReadingOrder);
    const exemptions = law.exemptions
      .filter(({ scope }) => scope === document.id)
      .map((exemption) => writeExemption(exemption, law));
    return [
      document.id,
      {
        kind: document.kind,
        number: orNothing(document.number),
        signed: orNothing(document.signed_on),
        published: orNothing(document.published_on),
        gazetteId: orNothing(document.gazette_id),
        authority: document.authority,
        title: document.title,
        subject: document.subject,
        citation: document.citation,
        note: orNothing(document.note),
        source: orNothing(document.source),
        confidence: document.confidence,
        disputed: document.disputed || undefined,
        recorded: document.recorded_on,
        verified: orNothing(document.verified_on),
        lines: writeLines(linesOf.get(document.id) ?? new Map()),
        effects: effects.length > 0 ? effects : undefined,
        exemptions: exemptions.length > 0 ? exemptions : undefined,
      },
    ];
  });
  return new Map(orders);
}

/** The lines of an order and of all orders that it replaced. */
function allLines(order: string, linesOf: LinesOfOrders, law: LawRows): Lines {
  const replaced = law.relations.filter(({ from_id, relation }) => from_id === order && relation === 'supersedes');
  const inherited = replaced.map(({ to_id, lines }) => (lines ? readLines(lines) : allLines(to_id, linesOf, law)));
  return joinLines([linesOf.get(order) ?? new Map(), ...inherited]);
}

const kindOrder = [
  'commence',
  'defer',
  'supersede',
  'rescind',
  'pause',
  'resume',
  'exempt',
  'concurrent',
  'amend',
  'clarify',
];
const audienceOrder = ['large', 'medium', 'small', 'micro', 'import'];

function inReadingOrder(a: Effect, b: Effect): number {
  const place = ({ kind }: Effect) => kindOrder.indexOf(kind);
  const audience = ({ audiences }: Effect) => (audiences ? audienceOrder.indexOf(audiences[0] ?? '') : -1);
  return place(a) - place(b) || (a.on ?? '').localeCompare(b.on ?? '') || audience(a) - audience(b);
}

const exemptionKinds = new Map([['R&D', 'research']]);

function writeExemption(exemption: Exemption, { documents }: LawRows): WrittenExemption {
  const granted = documents.find(({ id }) => id === exemption.document_id);
  if (!granted)
    throw new Error(`there is no document '${exemption.document_id}' for an exemption of ${exemption.scope}`);
  return {
    kind: exemptionKinds.get(exemption.kind) ?? exemption.kind,
    by: granted.id === exemption.scope ? undefined : granted.id,
    quantity: exemption.quantity ? Number(exemption.quantity) : undefined,
    unit: orNothing(exemption.unit),
    period: orNothing(exemption.period),
    appliesTo: exemption.applies_to,
    condition: exemption.condition,
    until: orNothing(exemption.ends_on),
    note: orNothing(exemption.note),
    source: orNothing(exemption.source),
    confidence: exemption.confidence,
  };
}
