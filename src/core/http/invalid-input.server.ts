import type { ZodError, z } from 'zod';
import { isServerText, type ServerText } from '#core/text/messages.server.ts';
import { fieldFaultTexts as texts } from './field-faults.messages.ts';
import { Refusal } from './refusal.ts';

/**
 * The refusal for input that fails its schema: 422 with `{ message, errors: { field: [sentence, …] } }`, where the
 * message is the first sentence.
 */
export function invalidInput({ issues }: Pick<ZodError, 'issues'>): Refusal {
  // A sender may have named a field like something that every object has.
  const errors = new Map<string, ServerText[]>();
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.join('.') || 'body';
      const [said, fault] = [errors.get(field) ?? [], fieldFault(issue)];
      // Two checks of a day that is none say the same.
      if (!said.includes(fault)) errors.set(field, [...said, fault]);
    }
  }
  const [first] = [...errors.values()].flat();
  return new Refusal(422, first ?? texts.form, { errors: Object.fromEntries(errors) });
}

/**
 * What is wrong with a field according to its schema, ready to be translated: the schema's own sentence, with
 * `{maximum}` and the like filled in, or one of ours in place of Zod's built-in messages.
 */
export function fieldFault(issue: z.core.$ZodIssue): ServerText {
  if (isServerText(issue.message)) return { text: issue.message, values: { ...issue } };
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return texts.type;
    case 'unrecognized_keys':
      return texts.unknown;
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
