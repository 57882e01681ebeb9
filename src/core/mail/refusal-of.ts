/** How a mail server has refused a mail: `hard` if the address takes no mail from us, now or later. */
export type Refusal = { kind: 'soft' | 'hard'; status: string | null };

/** That the sender is not wanted says nothing about the address: one bad day would otherwise end a whole list. */
const aboutSender = /block|black|spam|reputation|listed|limit|\brate\b|spf|dkim|dmarc|\bRBL\b|\bIP\b/i;

/**
 * Only what names the address itself is `hard`: that it does not exist (5.1.x, but not 5.1.7 and 5.1.8, which are about
 * the sender's), or that it takes no mail from us (5.7.1).
 * @param status as a report names it; often only the text has the exact one
 * @param text the answer of the server that refused
 */
export function refusalOf(status: string, text: string): Refusal {
  const found = [status, text].flatMap((part) => /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(part) ?? []);
  const code = found.find((each) => !each.endsWith('.0.0')) ?? found[0] ?? null;
  const isGone = code !== null && /^5\.1\.(?!7$|8$)/.test(code);
  const isUnwanted = code === '5.7.1' && !aboutSender.test(text);
  return { kind: isGone || isUnwanted ? 'hard' : 'soft', status: code };
}
