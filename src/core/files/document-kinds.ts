/** The kinds of document that a form can ask for; CDR is a drawing of CorelDRAW. */
export type DocumentKind = 'pdf' | 'doc' | 'docx' | 'xlsx' | 'cdr';

const mediaTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  cdr: 'application/vnd.corel-draw',
};

/**
 * Which of these kinds a file is by its name, or, if the name has no extension, by its declared type.
 * @returns undefined when it is none of them
 */
export function documentKindOf<Kind extends DocumentKind>(
  { name, type }: { name: string; type: string },
  kinds: readonly Kind[],
): Kind | undefined {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  return kinds.find((kind) => (extension ? kind === extension : mediaTypes[kind] === type.toLowerCase()));
}

/** The value of `accept` for a file field that takes these kinds: extensions and media types. */
export function acceptOf(kinds: readonly DocumentKind[]): string {
  return kinds.flatMap((kind) => [`.${kind}`, mediaTypes[kind]]).join(',');
}
