import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Env, readEnv } from '#core/env.ts';
import { StartError } from '#core/errors.ts';

type Settings = Pick<Env, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY'>;

/** The headers that a signature covers; a mail program trusts no one click whose two headers are not among them (RFC 8058). */
const headerFieldNames = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** Whether mails are signed, so that their recipients can tell that the domain of the sender has sent them. */
export function isSigned(): boolean {
  return readEnv().DKIM_DOMAIN !== undefined;
}

/**
 * With what mails are signed, as Nodemailer takes it; null if they are not.
 * @throws StartError, which never contains any of the key, when something is missing or cannot be used: Nodemailer would
 * send mails unsigned
 */
export function readDkim({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }: Settings = readEnv()) {
  if (!DKIM_DOMAIN && !DKIM_SELECTOR && !DKIM_KEY) return null;
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY) {
    throw new StartError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY belong together: set all three, or none');
  }
  const privateKey = readKey(DKIM_KEY);
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey, headerFieldNames };
}

/** The key is the setting itself, with `\n` for the ends of its lines, or in the file that it names. */
function readKey(setting: string): string {
  const isKey = setting.includes('-----BEGIN');
  const pem = isKey ? setting.replaceAll('\\n', '\n') : readKeyFile(setting);
  if (!isStrongKey(pem)) {
    throw new StartError('DKIM_KEY is no private RSA key of 2048 bits or more in PEM, nor a file with one');
  }
  return pem;
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The setting may be half a key, so the message does not repeat it.
    throw new StartError('DKIM_KEY is neither a key in PEM nor a file that can be read');
  }
}

function isStrongKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}
