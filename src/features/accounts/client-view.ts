/** The fields of a client's row that may be sent to the client. */
export type ClientView = { name: string; email: string; countryCode: string; phone: string };

export function toClientView({ name, email, countryCode, phone }: ClientView): ClientView {
  return { name, email, countryCode, phone };
}
