/** A phone number as a telephone dials it: `+91 11 4000 1234` gives `+911140001234`. */
export function dialledNumber(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}
