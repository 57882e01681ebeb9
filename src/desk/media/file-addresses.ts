import { acceptOf } from '#core/files/document-kinds.ts';
import { siteAddress } from '#desk/shell/site-address.ts';
import type { FileOfField } from '#features/media/media.schema.ts';
import type { FileRule } from '#features/records/file-rule.schema.ts';

/** Where a colleague opens the file of a field: as visitors do, or by a call of the desk. */
export function addressOfFile({ storage, before }: FileRule, place: FileOfField, path: string): string {
  if (storage === 'public') return siteAddress(before ? `/${path}` : `/storage/${path}`);
  return `${document.documentElement.dataset.calls}/documents?${new URLSearchParams({ ...place, path })}`;
}

const pictures = { jpg: '.jpg,.jpeg,image/jpeg', png: '.png,image/png' } as const;

/** What people may choose in a file dialog. */
export function acceptOfRule({ kinds }: FileRule): string {
  return kinds.map((kind) => (kind === 'jpg' || kind === 'png' ? pictures[kind] : acceptOf([kind]))).join(',');
}
