import type { FileLimit } from '#core/http/multipart/file-limit.ts';

/** What staff may upload for a record; pictures by their content, which the media library reads. */
export const fileKinds = ['pdf', 'docx', 'xlsx', 'cdr', 'jpg', 'png'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What may be uploaded for a field. */
export type GivenRule = {
  kinds: readonly FileKind[];
  megabytes: FileLimit;
  /** The field beside it that has the text from which the site draws the file; an upload takes the place of both. */
  drawnFrom?: string;
  /** The fields beside it that an upload fills in: the name under which the file is saved, unless there is one, and its kind. */
  fills?: { name: string; kind: string };
};

/** The same with where it is stored: for everybody, or for those to whom the site gives it. */
export type FileRule = GivenRule & {
  storage: 'public' | 'private';
  folder: string;
  /** What stands before the stored path in the record. */
  before?: 'storage/';
};
