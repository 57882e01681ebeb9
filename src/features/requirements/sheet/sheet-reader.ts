import { type Audience, audiences } from '#features/orders/order-kinds.schema.ts';
import type { RequiredService } from '../list-required-services.server.ts';

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

/** The part of a sheet's address that names its reader. */
export function sheetQuery(reader: SheetReader): string {
  return reader === 'everyone' ? '' : `?audience=${reader}`;
}

type Named = RequiredService['siblings'][number];

/** The service to name for a list: for importers, that for factories abroad where there is one. */
export function serviceFor(reader: SheetReader, service: RequiredService): Named {
  return (reader === 'import' && service.siblings[0]) || service;
}
