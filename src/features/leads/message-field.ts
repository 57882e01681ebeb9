import { z } from 'zod';
import { plainText } from '#core/text/plain-text.ts';
import { leadTexts as texts } from './leads.messages.ts';

/** What a visitor writes in own words: up to 5,000 code points, '' when nothing. */
export const messageField = z
  .string({ error: texts.messageMissing })
  .transform(plainText)
  .refine((text) => [...text].length <= 5_000, texts.messageLength);

/** The same, where something must be written. */
export const requiredMessageField = messageField.refine((text) => text !== '', texts.messageMissing);
