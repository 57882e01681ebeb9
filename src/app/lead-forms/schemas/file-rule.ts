import { z } from 'zod';
import { documentKindOf } from '#core/files/document-kinds.ts';
import type { CallShape } from '#core/http/call.ts';
import { fileLimit } from '#core/http/multipart/file-limit.ts';

type Rule = Pick<NonNullable<CallShape['file']>, 'only' | 'megabytes'>;

/** The file of a form: its size and kind are checked before it is sent, as the call with this entry checks them. */
export function fileRule({ only, megabytes }: Rule = {}) {
  const { bytes, text } = fileLimit(megabytes);
  const file = z.custom<File | null>().refine((chosen) => !chosen || chosen.size <= bytes, text);
  return only ? file.refine((chosen) => !chosen || documentKindOf(chosen, only.kinds), only.refusal) : file;
}
