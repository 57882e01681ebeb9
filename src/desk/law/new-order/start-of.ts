import type { NewOrder } from '#features/law/new-order-inputs.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { asTyped } from '../exemptions/as-typed.ts';

/** What the form begins with: an empty order, or the one that was sent back. Empty fields are '' in a form. */
export function startOf(earlier: NewOrder | null) {
  const empty = {
    ...{ kind: 'order' as const, number: '', title: '', subject: '', slug: '', authority: '' },
    ...{ authorityName: '', authorityShort: '', signedOn: '', publishedOn: '', link: '', source: '' },
    ...{ confidence: 'gazette' as const, note: '', clause: '', checkedOn: '', checkedAgainst: '' },
    ...{ lines: [], entries: [], exemptions: [] as ReturnType<typeof asTyped>[] },
    ...{ beginnings: [{ on: '', audiences: [...audiences] }] },
  };
  if (!earlier) return empty;
  const filled = Object.fromEntries(Object.entries(earlier).map(([name, value]) => [name, value ?? '']));
  return {
    ...empty,
    ...(filled as typeof empty),
    entries: earlier.entries.map((entry) => ({ ...entry, name: entry.name ?? '' })),
    exemptions: (earlier.exemptions ?? []).map(asTyped),
    beginnings: earlier.beginnings.map((beginning) => ({ ...beginning, on: beginning.on ?? '' })),
  };
}
