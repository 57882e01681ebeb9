/** For whom a requirement takes effect: enterprises in India by size, and importers. */
export const audiences = ['large', 'medium', 'small', 'micro', 'import'] as const;
export type Audience = (typeof audiences)[number];

/** What kind of paper an instrument is. */
export const orderKinds = [
  'act',
  'order',
  'amendment',
  'rules',
  'notification',
  'suspension',
  'rescission',
  'extension',
  'guideline',
  'clarification',
  'ruling',
  'circular',
] as const;
export type OrderKind = (typeof orderKinds)[number];

/** The choices of the filter "kind" of the register, and the kinds of instrument that each of them covers. */
export const orderKindChoices = ['orders', 'changes', 'guidance'] as const;
export const kindsOfChoice = {
  orders: ['act', 'order', 'rules', 'notification'],
  changes: ['amendment', 'extension', 'suspension', 'rescission'],
  guidance: ['guideline', 'clarification', 'ruling', 'circular'],
} as const satisfies Record<(typeof orderKindChoices)[number], readonly OrderKind[]>;

/** What an instrument does to its target; `concurrent` lets a standard count beside the one that takes its place. */
export const effectKinds = [
  'commence',
  'defer',
  'amend',
  'pause',
  'resume',
  'rescind',
  'supersede',
  'exempt',
  'concurrent',
  'clarify',
] as const;
export type EffectKind = (typeof effectKinds)[number];

export const exemptionKinds = ['research', 'export', 'size', 'stock', 'transit', 'spare-parts', 'other'] as const;
export type ExemptionKind = (typeof exemptionKinds)[number];

export const exemptionReaches = ['import', 'domestic', 'both'] as const;

/** How close to the gazette a fact was read, the closest first; `own` is an inference of ours that nobody has confirmed. */
export const confidences = ['gazette', 'regulator', 'press', 'trade', 'own'] as const;
export type Confidence = (typeof confidences)[number];

/** Whether a fact was read in the gazette, or in a list or paper of the authority itself. */
export function isConfirmed(confidence: Confidence): boolean {
  return confidence === 'gazette' || confidence === 'regulator';
}

/** Whether a fact is known from others’ reports alone. */
export function isReported(confidence: Confidence): boolean {
  return confidence === 'press' || confidence === 'trade';
}
