import { z } from 'zod';
import { plainText } from '#core/text/plain-text.ts';
import { leadTexts as texts } from './leads.messages.ts';

/** A message in the visitor's own words: up to 5,000 code points, or '' when there is none. */
export const messageField = z
  .string({ error: texts.messageMissing })
  .transform(plainText)
  .refine((text) => [...text].length <= 5_000, texts.messageLength);

/** The same for a required message. */
export const requiredMessageField = messageField.refine((text) => text !== '', texts.messageMissing);
