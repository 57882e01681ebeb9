import { translate } from '#core/text/messages.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { SideEffect } from '../side-rules.schema.ts';

/** What the trade policy asks of goods from abroad; `leads` where it can stop a shipment. */
type Asked = { effect: SideEffect; leads: boolean };
/** The clauses of a verdict before those on approvals, and after them. */
export type ImportClauses = { first: string[]; last: string[] };

/** What stops a shipment at the border; its row names what is left out of it. */
const stops: Partial<Record<SideEffect, string>> = {
  prohibited: /*i18n*/ 'import prohibited, with exceptions',
  restricted: /*i18n*/ 'import licence needed',
  authorisation: /*i18n*/ 'import authorisation needed',
};
const conditions = /*i18n*/ 'import conditions apply';

/** The trade policy in a verdict: only what forbids the import comes before the approvals. */
export function importClauses(asked: readonly Asked[], language: LanguageCode): ImportClauses {
  const stop = asked.find(({ effect, leads }) => leads && effect in stops)?.effect;
  const words = stop ? stops[stop] : asked.length > 0 ? conditions : undefined;
  const clauses = words ? [translate(words, language)] : [];
  return stop === 'prohibited' ? { first: clauses, last: [] } : { first: [], last: clauses };
}
