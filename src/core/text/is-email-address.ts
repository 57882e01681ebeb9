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
