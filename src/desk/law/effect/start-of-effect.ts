import { todayInIndia } from '#core/time/dates.ts';
import { type NewEffect, newInstrument } from '#features/law/law-inputs.schema.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';

/** What the form begins with: a deferral, or the effect that was sent back. Empty fields are '' in a form. */
export function startOfEffect(earlier: NewEffect | null) {
  const empty = {
    ...{
      kind: 'defer' as const,
      instrument: newInstrument,
      newKind: 'extension' as const,
      newNumber: '',
      newTitle: '',
    },
    // The form does not ask for a link: a source that is an address becomes the link of the new paper.
    ...{ newPublishedOn: todayInIndia(), audiences: [...audiences], lines: [] as string[], on: '', until: '' },
    ...{ standard: '', beside: '', clause: '', text: '', note: '', source: '', countsFrom: '' },
    confidence: 'gazette' as const,
  };
  const filled = Object.entries(earlier ?? {}).map(([name, value]) => [name, value ?? '']);
  return { ...empty, ...(Object.fromEntries(filled) as Partial<typeof empty>) };
}
