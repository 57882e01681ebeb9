/** How a mail server has refused a mail: `hard` if the address takes no mail from us, now or later. */
export type Refusal = { kind: 'soft' | 'hard'; status: string | null };

/** That the address of a recipient does not exist, or cannot. 5.1.0, 5.1.7 and 5.1.8 are also said of a sender. */
const aboutAddress = ['5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10'];

/** A fault of ours says nothing about the address: one bad day, or one wrong setting, would otherwise end a whole list. */
const aboutUs =
  /sender|relay|client|helo|block|black|spam|reputation|listed|limit|\brate\b|spf|dkim|dmarc|\bRBL\b|\bIP\b/i;

/**
 * Only what names the address itself is `hard`: that it does not exist, or that a report says of the recipient that they
 * take no mail from us (5.7.1). The server to which we hand our mails is our own, and says 5.7.1 of our settings.
 * @param status as a report names it; often only the text has the exact one
 * @param text the answer of the server that refused
 */
export function refusalOf(status: string, text: string, saidBy: 'our-server' | 'report'): Refusal {
  const found = [status, text].flatMap((part) => /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(part) ?? []);
  const code = found.find((each) => !each.endsWith('.0.0')) ?? found[0] ?? null;
  const isGone = code !== null && aboutAddress.includes(code);
  const isUnwanted = code === '5.7.1' && saidBy === 'report' && /recipient/i.test(text) && !aboutUs.test(text);
  return { kind: isGone || isUnwanted ? 'hard' : 'soft', status: code };
}
