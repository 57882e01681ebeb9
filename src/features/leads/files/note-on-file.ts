import type { FileLoss, Multipart } from '#core/http/multipart.server.ts';

const losses: Record<FileLoss, string> = {
  fault: 'A file was sent but could not be stored. The visitor was asked to email it.',
  disk: 'A file was sent but not stored, because the disk is nearly full. The visitor was asked to email it.',
  quota:
    'A file was sent but not stored, because its network has sent too much today. The visitor was asked to email it.',
};

/** What the office should know about the file of a form; the office reads English. */
export function noteOnFile({ lostFile, isOtherKind }: Pick<Multipart, 'lostFile' | 'isOtherKind'>): {
  attachment?: string;
} {
  if (lostFile) return { attachment: losses[lostFile] };
  return isOtherKind ? { attachment: 'Content differs from name' } : {};
}
