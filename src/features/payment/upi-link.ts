/**
 * The address that opens a payment in any UPI app, also when it is read from a QR code.
 * @param upi the UPI id of the payee, as `name@bank`
 * @param payee the name that the app shows before the payment is confirmed
 */
export function upiLink(upi: string, payee: string): string {
  return `upi://pay?pa=${encodeURIComponent(upi).replace('%40', '@')}&pn=${encodeURIComponent(payee)}&cu=INR`;
}
