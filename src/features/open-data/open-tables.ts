import type { OpenTable } from './open-table.ts';
import { orderDatesTable } from './tables/order-dates-table.ts';
import { orderEffectsTable } from './tables/order-effects-table.ts';
import { orderExemptionsTable } from './tables/order-exemptions-table.ts';
import { ordersTable } from './tables/orders-table.ts';
import { requirementsTable } from './tables/requirements-table.ts';
import { standardsTable } from './tables/standards-table.ts';

/** Every table of our open data, in the order of the page. */
export const openTables: readonly OpenTable[] = [
  ordersTable,
  orderEffectsTable,
  orderExemptionsTable,
  orderDatesTable,
  requirementsTable,
  standardsTable,
];
