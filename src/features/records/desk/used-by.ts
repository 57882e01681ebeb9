import type { ServerText } from '#core/text/messages.server.ts';
import { recordTexts } from '../records.messages.ts';

/** So many are named; the others are counted: `laptop, tablet + 120`. */
const mostNamed = 5;

/** Why a record stays as it is: these name it. Null if nothing does. */
export function usedBy(record: string, users: readonly string[]): ServerText | null {
  const names = [...new Set(users)];
  if (names.length === 0) return null;
  const named = names.slice(0, mostNamed).join(', ');
  const others = names.length - mostNamed;
  return { text: recordTexts.isUsed, values: { record, users: others > 0 ? `${named} + ${others}` : named } };
}
