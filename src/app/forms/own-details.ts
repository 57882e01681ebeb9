import { session } from '#app/session.ts';
import { defaultCountry } from '#features/countries/countries.ts';

/** What a client who is logged in would enter anyway; empty for everybody else, with the code that forms begin with. */
export function ownDetails() {
  const client: Record<string, unknown> = session.get()?.client ?? {};
  const text = (name: string) => (typeof client[name] === 'string' ? client[name] : '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    dialCode: text('country_code') || defaultCountry.dialCode,
  };
}
