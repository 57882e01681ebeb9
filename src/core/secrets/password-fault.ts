import { isCommonPassword } from './common-passwords.ts';
import { hasPasswordLength, passwordTexts as texts } from './password-rules.ts';

/**
 * What is wrong with a new password, or undefined. Lengths count code points after NFKC, which is what gets hashed.
 * @param owner the future owner, whose name and address it must not contain
 */
export async function passwordFault(
  password: string,
  owner: { name: string; email: string },
): Promise<string | undefined> {
  const normal = password.normalize('NFKC');
  if (!hasPasswordLength(password)) return texts.length;
  if (isPersonal(normal, owner)) return texts.personal;
  return (await isCommonPassword(normal)) ? texts.common : undefined;
}

function isPersonal(password: string, { name, email }: { name: string; email: string }): boolean {
  const bare = lettersOf(password);
  const personal = [
    name,
    ...name.split(' '),
    [...name.split(' ')].reverse().join(''),
    email,
    email.split('@')[0] ?? '',
  ];
  // Digits alone are not a name.
  return personal.map(lettersOf).some((part) => part.length >= 3 && (bare === part || withoutEnds(bare) === part));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** `asha2026` → `asha`. */
function withoutEnds(text: string): string {
  return text.replace(/^\p{N}+/u, '').replace(/\p{N}+$/u, '');
}
