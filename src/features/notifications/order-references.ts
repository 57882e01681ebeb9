/** The order numbers in a text such as `S.O. 4044(E); amended S.O. 2132(E)`; a range `… to …` gives each number. */
export function orderReferences(text: string | null): { number: string; isFromRange: boolean }[] {
  const numbers = new Map<string, boolean>();
  const ranges = /((?:S\.O|G\.S\.R)\.) (\d+)\(E\) to \1 (\d+)\(E\)/g;
  for (const [, kind, first, last] of (text ?? '').matchAll(ranges)) {
    for (let number = Number(first); number <= Math.min(Number(last), Number(first) + 60); number += 1) {
      numbers.set(`${kind} ${number}(E)`, true);
    }
  }
  for (const [number] of (text ?? '').matchAll(/(?:S\.O|G\.S\.R)\. \d+\(E\)/g)) {
    if (!numbers.has(number)) numbers.set(number, false);
  }
  return [...numbers].map(([number, isFromRange]) => ({ number, isFromRange }));
}

type Dated = { reference: string | null; date: string | null; year: string | null };

/**
 * Whether an order named in a list is this notification: number and year must match. Numbers start again every
 * year and misprints happen, so a number taken from a range needs the exact day.
 */
export function isSameOrder(notification: { reference: string | null; date: string }, order: Dated): boolean {
  const year = order.date?.slice(0, 4) ?? order.year;
  if (!order.reference || year !== notification.date.slice(0, 4)) return false;
  const named = new Set(orderReferences(order.reference).map(({ number }) => number));
  return orderReferences(notification.reference).some(
    ({ number, isFromRange }) => named.has(number) && (!isFromRange || order.date === notification.date),
  );
}
