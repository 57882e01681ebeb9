/** What may leave of a client's row. */
export type ClientView = { name: string; email: string; countryCode: string; phone: string };

export function toClientView({ name, email, countryCode, phone }: ClientView): ClientView {
  return { name, email, countryCode, phone };
}
