import type { ZodError, z } from 'zod';
import { isServerText, type ServerText } from '#core/text/messages.server.ts';
import { fieldFaultTexts, fieldFaultTexts as texts } from './field-faults.messages.ts';
import { Refusal } from './refusal.ts';

/**
 * The refusal for input that fails its schema: 422 with `{ message, errors: { field: [sentence, …] } }`, where the
 * message is the first sentence.
 */
export function invalidInput({ issues }: Pick<ZodError, 'issues'>): Refusal {
  const errors: Record<string, ServerText[]> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), fieldFault(issue)];
  }
  const [first] = Object.values(errors).flat();
  return new Refusal(422, first ?? fieldFaultTexts.form, { errors });
}

/**
 * What is wrong with a field according to its schema, ready to be translated: the schema's own sentence, with
 * `{maximum}` and the like filled in, or one of ours in place of Zod's built-in messages.
 */
function fieldFault(issue: z.core.$ZodIssue): ServerText {
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
