import type { z } from 'zod';
import { isServerText, type ServerText } from '#core/text/messages.server.ts';
import { fieldFaultTexts as texts } from './field-faults.messages.ts';

/**
 * What is wrong with a field according to its schema, ready to be translated: the schema's own sentence, with
 * `{maximum}` and the like filled in, or one of ours in place of Zod's built-in messages.
 */
export function fieldFault(issue: z.core.$ZodIssue): ServerText {
  if (isServerText(issue.message)) return { text: issue.message, values: { ...issue } };
  switch (issue.code) {
    case 'invalid_type':
      return texts.type;
    case 'invalid_value':
      return { text: texts.choice, values: { choices: issue.values.map(String).join(', ') } };
    case 'too_big':
      return { text: issue.origin === 'string' ? texts.long : texts.most, values: { maximum: issue.maximum } };
    case 'too_small':
      return { text: issue.origin === 'string' ? texts.short : texts.least, values: { minimum: issue.minimum } };
    default:
      return texts.form;
  }
}
