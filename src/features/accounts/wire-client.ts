import type { ClientAnswer } from './accounts.schema.ts';
import type { ClientView } from './client-view.ts';

/** A client with the field names of the wire. */
export function wireClient({ name, email, countryCode, phone }: ClientView): ClientAnswer {
  return { name, email, country_code: countryCode, phone };
}
