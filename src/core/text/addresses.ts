/** Makes a slug of Latin letters, digits and hyphens, at most `length` characters long and cut at the end of a word. */
export function slugify(text: string, length = 90): string {
  const whole = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (whole.length <= length) return whole;
  const cut = whole.slice(0, length + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1));
}

/** Whether part of an address can be a slug at all; if not (punctuation, NUL), there is no need to query for it. */
export function isSlug(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(text);
}

/**
 * Encodes a text for a part of an address in a link. Letters outside ASCII remain as they are: browsers encode them
 * themselves, and in a document an encoded one takes three times the room.
 */
export function encodeForLink(text: string): string {
  return encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, (letters) => decodeURIComponent(letters));
}

// Nodemailer sends to every address in a string, so nothing that separates or wraps addresses may pass.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+)*$/u;
const domain =
  /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

// Characters that mail programs and domain names ignore; with them one mailbox could be spelled in any number of ways.
const ignored = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a text is a single email address and nothing else. Forms, calls and the mailer all use this rule. */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254 || text !== text.normalize('NFKC') || ignored.test(text)) return false;
  const parts = text.split('@');
  const [local = '', host = ''] = parts;
  return parts.length === 2 && local.length <= 64 && localPart.test(local) && domain.test(host);
}

/** Encodes an email address for a link to it, where a question mark would begin the fields of a message, such as bcc. */
export function encodeForMailto(email: string): string {
  return email.replace(/[%?&#/]/g, encodeURIComponent);
}
