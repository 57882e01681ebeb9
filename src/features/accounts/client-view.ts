import type { ClientView } from './accounts.schema.ts';

/** What leaves of a client, under the names of the wire. */
export function toClientView(row: { name: string; email: string; countryCode: string; phone: string }): ClientView {
  return { name: row.name, email: row.email, country_code: row.countryCode, phone: row.phone };
}
