import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';

const days = 180;
/** Part of every link ever mailed, so it must not change. */
const use = 'comment-review';

/** The page on which the office approves or refuses a comment. */
export function commentReviewLink(commentId: number): string {
  return `${readEnv().PUBLIC_URL}/comment-reviews/${sign(use, { id: commentId }, days * 86_400)}`;
}

/** The comment that a link belongs to, or null. */
export function readCommentReviewToken(token: string): number | null {
  return readSigned(use, token, z.object({ id: z.number().int() }))?.id ?? null;
}
