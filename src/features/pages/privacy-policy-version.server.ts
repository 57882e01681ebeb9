import { eq, sql } from '#core/drizzle.ts';
import { indianZone } from '#core/time/indian-time.ts';
import { pages } from '#db/schema/pages.ts';

/**
 * The Indian day on which the privacy policy was last changed, which its page shows and which is stored with whatever
 * somebody agrees to by sending a form; null while no policy is stored. It is an expression for the statement that stores
 * it, so that it is the policy of that moment.
 */
export const privacyPolicyVersion = sql<string | null>`(
  select (${pages.updatedAt} at time zone ${sql.raw(`'${indianZone}'`)})::date::text
  from ${pages} where ${eq(pages.slug, 'privacy-policy')})`;
