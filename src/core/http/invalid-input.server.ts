import type { ZodError } from 'zod';
import type { ServerText } from '#core/text/messages.server.ts';
import { fieldFault } from './field-fault.server.ts';
import { fieldFaultTexts } from './field-faults.messages.ts';
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
