// Nodemailer sends to every address that a text names: nothing that separates or wraps addresses may pass.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+)*$/u;
const domain =
  /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

// Marks that mail programs and domain names drop: with them one mailbox would have any number of spellings.
const ignored = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a text is one e-mail address and nothing else: the one rule for forms, calls and the mailer. */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254 || text !== text.normalize('NFKC') || ignored.test(text)) return false;
  const parts = text.split('@');
  const [local = '', host = ''] = parts;
  return parts.length === 2 && local.length <= 64 && localPart.test(local) && domain.test(host);
}
