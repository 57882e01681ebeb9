import type { Feature } from '#features/feature.ts';
import { alertsOfLawDesk } from './alerts-of-law.desk.api.ts';
import { lawDesk } from './law.desk.api.ts';
import { newOrderDesk } from './new-order/new-order.desk.api.ts';
import { queuesDesk } from './queues.desk.api.ts';

/** What staff record about orders; `orders` holds what is public of it. */
export const lawFeature: Feature = {
  name: 'law',
  desk: [lawDesk, newOrderDesk, alertsOfLawDesk, queuesDesk],
};
