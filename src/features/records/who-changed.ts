/** Hashes of a record: in the file, live, and as the file last gave it; undefined where there is none. */
type States = { file?: string | undefined; live?: string | undefined; known?: string | undefined };

/** What the import does: writes the file's state, archives, or leaves what is live alone for a reason. */
export type Verdict = { act: 'write' | 'archive' | 'nothing' } | { act: 'leave'; because: string };

/**
 * Who changed a record since its file was last imported, and so whose state holds.
 * @param isUntouched whether nobody can have changed at the desk what is live, although no file of it is known
 */
export function whoChanged({ file, live, known }: States, isUntouched: boolean): Verdict {
  const isUnchanged = live === undefined || live === known;
  if (file === undefined) {
    if (live === undefined) return { act: 'nothing' };
    if (isUnchanged) return { act: 'archive' };
    return { act: 'leave', because: 'changed at the desk, and gone from the files' };
  }
  if (isUnchanged || file === live) return { act: 'write' };
  if (known === undefined)
    return isUntouched ? { act: 'write' } : { act: 'leave', because: 'made or changed at the desk' };
  const because = file === known ? 'changed at the desk' : 'changed at the desk, and in the file';
  return { act: 'leave', because };
}
