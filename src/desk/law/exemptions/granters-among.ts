import type { LawOrder } from '#features/law/law.schema.ts';
import type { Granter } from './exemption-rows.tsx';

/**
 * Which instruments may have granted an exemption from an order: what has acted on it, and what is recorded as having
 * granted one, which need not have done anything else to it.
 */
export function grantersAmong({ instruments, exemptions }: Pick<LawOrder, 'instruments' | 'exemptions'>): Granter[] {
  const acting = instruments.map(({ slug, number, title }) => ({
    slug,
    name: [number, title].filter(Boolean).join(' · '),
  }));
  const known = new Set(acting.map(({ slug }) => slug));
  const recorded = new Set(exemptions.flatMap(({ by }) => (by && !known.has(by) ? [by] : [])));
  return [...acting, ...[...recorded].map((slug) => ({ slug, name: slug }))];
}
