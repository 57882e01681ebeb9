/** Set by law or the regulator, also where we read it second hand; or what laboratories, consultants and others say. */
export const feeBases = ['published', 'reported'] as const;
export type FeeBasis = (typeof feeBases)[number];

/** Who says a figure: the law or the authority, others, or we from our own matters. They are never added together. */
export const figureBases = ['published', 'reported', 'ours'] as const;
export type FigureBasis = (typeof figureBases)[number];

/** Where a figure was read; only the first two are the authority's own papers. */
export const feeConfidences = ['gazette', 'regulator', 'press', 'trade', 'own'] as const;
export type FeeConfidence = (typeof feeConfidences)[number];

export const feePayers = ['any', 'india', 'abroad', 'importer'] as const;
export type FeePayer = (typeof feePayers)[number];
export const feeSizes = ['any', 'micro', 'small', 'medium', 'woman-owned', 'start-up'] as const;
export const feeTakers = ['government', 'laboratory', 'agent', 'several'] as const;
export const feeCurrencies = ['INR', 'USD'] as const;

export const feeStages = [
  'alteration',
  'annual',
  'application',
  'bank-guarantee',
  'concession',
  'deposit',
  'duplicate',
  'evaluation',
  'inclusion',
  'inspection',
  'label-fee',
  'late',
  'licence',
  'marking',
  'marking-fee',
  'processing',
  'registration',
  'renewal',
  'retention',
  'sale-licence',
  'series',
  'service',
  'testing',
  'total',
] as const;
export type FeeStage = (typeof feeStages)[number];

export const feeUnits = [
  'alteration',
  'amendment',
  'appliance-kind',
  'application',
  'article',
  'category',
  'certificate',
  'company',
  'consignment',
  'day',
  'device',
  'discipline',
  'licence',
  'man-day',
  'model',
  'product-group',
  'registration',
  'sample',
  'series',
  'site',
  'test-report',
  'three-years',
  'unit',
  'variant',
  'visit',
  'year',
] as const;

export const timeStages = [
  'application',
  'audit',
  'cancellation',
  'change',
  'disposal',
  'grant',
  'inspection',
  'label-fee',
  'pro-tem-certificate',
  'query',
  'registration',
  'renewal',
  'reply',
  'report',
  'scrutiny',
  'suspension',
  'test-licence',
  'test-report-validity',
  'testing',
  'total',
  'verification',
] as const;

/** Whose time it is: what the authority takes, or what the holder of an approval must keep. */
export const timeOwners = ['authority', 'holder'] as const;
export const dayKinds = ['calendar', 'working'] as const;
export const stepActors = ['applicant', 'representative', 'laboratory', 'regulator'] as const;
