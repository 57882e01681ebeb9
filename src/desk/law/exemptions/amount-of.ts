import type { PrintedExemption } from '#features/law/correction-inputs.schema.ts';

/**
 * What programs read of how much an exemption frees, `200 / units / year`; empty where nothing is recorded. Whoever
 * publishes a correction of it alone sees by it what is corrected.
 */
export function amountOf({ quantity, unit, period }: Pick<PrintedExemption, 'quantity' | 'unit' | 'period'>): string {
  return [quantity, unit, period].filter((part) => part !== null && part !== '').join(' / ');
}
