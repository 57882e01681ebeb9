import { multipartTexts } from './multipart.messages.ts';

/** How large a file may be, in megabytes. */
export type FileLimit = 5 | 10 | 25;

const texts: Record<FileLimit, string> = {
  5: multipartTexts.fileTooLarge5,
  10: multipartTexts.fileTooLarge10,
  25: multipartTexts.fileTooLarge25,
};

/** The limit in bytes, and what a larger file is refused with. */
export function fileLimit(megabytes: FileLimit = 10): { bytes: number; text: string } {
  return { bytes: megabytes * 1024 * 1024, text: texts[megabytes] };
}
