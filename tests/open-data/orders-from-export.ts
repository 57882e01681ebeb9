import { stringify } from 'yaml';
import type { Row } from '#features/open-data/open-table.ts';

type Exported = { orders: readonly Row[]; effects: readonly Row[]; exemptions: readonly Row[] };

/** Writes exported orders as the files of `content/orders/`, by the name of the file. */
export function ordersFromExport({ orders, effects, exemptions }: Exported): Map<string, string> {
  return new Map(
    orders.map((order) => {
      const rowsOfOrder = (rows: readonly Row[]) => rows.filter((row) => row.order === order.slug);
      const file = {
        ...pick(order, { kind: 'kind', number: 'number', signed_on: 'signed', published_on: 'published' }),
        ...pick(order, { gazette_id: 'gazetteId', authority: 'authority', title: 'title', subject: 'subject' }),
        ...pick(order, { source: 'citation', source_address: 'url', disputed: 'disputed', entries: 'lines' }),
        ...pick(order, {
          recorded_on: 'recorded',
          verified_on: 'verified',
          checks: 'checks',
          confidence: 'confidence',
        }),
        effects: rowsOfOrder(effects).map((effect) => ({
          ...pick(effect, {
            id: 'id',
            kind: 'kind',
            entries: 'lines',
            audiences: 'audiences',
            on: 'on',
            until: 'until',
          }),
          ...pick(effect, {
            standard: 'standard',
            beside: 'beside',
            clause: 'clause',
            text: 'text',
            derived: 'derived',
            counts_from: 'countsFrom',
            recorded_on: 'recorded',
          }),
          ...pick(effect, { withdrawn_on: 'withdrawn', confidence: 'confidence' }),
          ...(effect.target !== order.slug && { order: effect.target }),
        })),
        exemptions: rowsOfOrder(exemptions).map((exemption) => ({
          ...pick(exemption, { kind: 'kind', quantity: 'quantity', unit: 'unit', period: 'period' }),
          ...pick(exemption, { up_to: 'upTo', applies_to: 'appliesTo', condition: 'condition' }),
          ...pick(exemption, { frees_all: 'freesAll', until: 'until' }),
          ...pick(exemption, { confidence: 'confidence' }),
        })),
      };
      return [`orders/${order.slug}.yaml`, stringify(file)];
    }),
  );
}

/** The columns under their names in the files; empty ones are left out. */
function pick(row: Row, names: Record<string, string>) {
  const filled = Object.entries(names).filter(([column]) => row[column] !== null && row[column] !== undefined);
  return Object.fromEntries(filled.map(([column, name]) => [name, row[column]]));
}
