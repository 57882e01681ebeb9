import { longText } from '#core/forms/input-fields.ts';
import { leadTexts as texts } from './leads.messages.ts';

/** A message in the visitor's own words: up to 5,000 code points, or '' when there is none. */
export const messageField = longText({ missing: texts.messageMissing, tooLong: texts.messageLength });

/** The same for a required message. */
export const requiredMessageField = messageField.refine((text) => text !== '', texts.messageMissing);
