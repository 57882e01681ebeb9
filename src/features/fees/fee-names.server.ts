import type { serviceFees, serviceSteps, serviceTimes } from '#db/schema/fees.ts';

type Fee = typeof serviceFees.$inferSelect;
type Time = typeof serviceTimes.$inferSelect;
type Step = typeof serviceSteps.$inferSelect;

export const feeStageNames: Record<Fee['stage'], string> = {
  alteration: /*i18n*/ 'Alteration',
  annual: /*i18n*/ 'Yearly fee',
  application: /*i18n*/ 'Application',
  'bank-guarantee': /*i18n*/ 'Bank guarantee',
  concession: /*i18n*/ 'Concession',
  deposit: /*i18n*/ 'Deposit',
  duplicate: /*i18n*/ 'Duplicate',
  evaluation: /*i18n*/ 'Evaluation',
  inclusion: /*i18n*/ 'Inclusion',
  inspection: /*i18n*/ 'Inspection',
  'label-fee': /*i18n*/ 'Label fee',
  late: /*i18n*/ 'Late fee',
  licence: /*i18n*/ 'Licence',
  marking: /*i18n*/ 'Marking',
  'marking-fee': /*i18n*/ 'Marking fee',
  processing: /*i18n*/ 'Processing',
  registration: /*i18n*/ 'Registration',
  renewal: /*i18n*/ 'Renewal',
  retention: /*i18n*/ 'Retention fee',
  'sale-licence': /*i18n*/ 'Registration for sale',
  series: /*i18n*/ 'Further models of a series',
  service: /*i18n*/ 'Service',
  testing: /*i18n*/ 'Testing',
  total: /*i18n*/ 'In all',
};

export const unitNames: Record<NonNullable<Fee['unit']>, string> = {
  alteration: /*i18n*/ 'per alteration',
  amendment: /*i18n*/ 'per amendment',
  'appliance-kind': /*i18n*/ 'per kind of appliance',
  application: /*i18n*/ 'per application',
  article: /*i18n*/ 'per article',
  category: /*i18n*/ 'per category',
  certificate: /*i18n*/ 'per certificate',
  company: /*i18n*/ 'per company',
  consignment: /*i18n*/ 'per consignment',
  day: /*i18n*/ 'per day',
  device: /*i18n*/ 'per device',
  discipline: /*i18n*/ 'per discipline',
  licence: /*i18n*/ 'per licence',
  'man-day': /*i18n*/ 'per man-day',
  model: /*i18n*/ 'per model',
  'product-group': /*i18n*/ 'per product group',
  registration: /*i18n*/ 'per registration',
  sample: /*i18n*/ 'per sample',
  series: /*i18n*/ 'per series',
  site: /*i18n*/ 'per site',
  'test-report': /*i18n*/ 'per test report',
  'three-years': /*i18n*/ 'for three years',
  unit: /*i18n*/ 'per unit',
  variant: /*i18n*/ 'per variant',
  visit: /*i18n*/ 'per visit',
  year: /*i18n*/ 'per year',
};

export const payerNames: Record<Fee['payer'], string> = {
  any: /*i18n*/ 'Applicant',
  india: /*i18n*/ 'Maker in India',
  abroad: /*i18n*/ 'Maker abroad',
  importer: /*i18n*/ 'Importer',
};

export const sizeNames: Record<Exclude<Fee['size'], 'any'>, string> = {
  micro: /*i18n*/ 'Micro',
  small: /*i18n*/ 'Small',
  medium: /*i18n*/ 'Medium',
  'woman-owned': /*i18n*/ 'Owned by women',
  'start-up': /*i18n*/ 'Start-up',
};

export const takerNames: Record<Fee['takenBy'], string> = {
  government: /*i18n*/ 'Government',
  laboratory: /*i18n*/ 'Laboratory',
  agent: /*i18n*/ 'Agent',
  several: /*i18n*/ 'Several',
};

export const timeStageNames: Record<Time['stage'], string> = {
  application: /*i18n*/ 'Application',
  audit: /*i18n*/ 'Audit',
  cancellation: /*i18n*/ 'Cancellation',
  change: /*i18n*/ 'Change',
  disposal: /*i18n*/ 'Disposal',
  grant: /*i18n*/ 'Decision',
  inspection: /*i18n*/ 'Inspection',
  'label-fee': /*i18n*/ 'Label fee',
  'pro-tem-certificate': /*i18n*/ 'Provisional certificate',
  query: /*i18n*/ 'First query',
  registration: /*i18n*/ 'Registration',
  renewal: /*i18n*/ 'Renewal',
  reply: /*i18n*/ 'Reply to a query',
  report: /*i18n*/ 'Report',
  scrutiny: /*i18n*/ 'Scrutiny',
  suspension: /*i18n*/ 'Suspension',
  'test-licence': /*i18n*/ 'Test licence',
  'test-report-validity': /*i18n*/ 'Test report',
  testing: /*i18n*/ 'Testing',
  total: /*i18n*/ 'In all',
  verification: /*i18n*/ 'Verification',
};

export const actorNames: Record<Step['actor'], string> = {
  applicant: /*i18n*/ 'Applicant',
  representative: /*i18n*/ 'Representative',
  laboratory: /*i18n*/ 'Laboratory',
  regulator: /*i18n*/ 'Authority',
};
