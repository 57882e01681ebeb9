import { type Audience, audiences } from '#features/orders/order.schema.ts';

/** Whom a sheet addresses: everyone, or only makers in India or importers. */
export type SheetReader = 'everyone' | 'india' | 'import';

/** The audiences whose states a sheet for that reader shows. */
export const audiencesOfReader: Record<SheetReader, readonly Audience[]> = {
  everyone: audiences,
  india: audiences.filter((audience) => audience !== 'import'),
  import: ['import'],
};

/** Reads the parameter `audience`; a sheet without it, or with any other value, is for everyone. */
export function readSheetReader(given: string): SheetReader {
  return given === 'india' || given === 'import' ? given : 'everyone';
}
