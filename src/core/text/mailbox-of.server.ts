import { domainToASCII } from 'node:url';

/**
 * The mailbox that an address leads to, as limits count it. Many servers deliver what stands behind a plus sign to the
 * address before it, and some do not look at dots, so one mailbox has as many addresses as somebody likes. Where two
 * people differ by no more than that, they share a limit.
 * @param email one address in lower case
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  const host = email.slice(at + 1);
  return `${name.replaceAll('.', '') || email.slice(0, at)}@${domainToASCII(host) || host}`;
}
