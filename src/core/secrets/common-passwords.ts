let leaked: Promise<ReadonlySet<string>> | undefined;

/** The passwords of leaks that are long enough, nearly 18,000. */
async function readLeaked(): Promise<ReadonlySet<string>> {
  // Loaded with the first new password, because the list takes 13 MB.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 8));
}

/**
 * Roots of the passwords that are guessed most often. Adding digits or punctuation, or writing letters as digits
 * (`P@ssw0rd1!`), does not make them harder to guess.
 */
const roots = new Set(
  `password passwort passwd passcode pass mypassword newpassword letmein welcome admin administrator root user guest
  login master manager default changeme change secret private access test testing tester temp temporary demo sample
  monkey dragon shadow sunshine princess superman batman spiderman ironman starwars pokemon football baseball
  basketball cricket soccer hockey tennis iloveyou loveyou iloveu lovely loveme love forever family friend friends
  freedom flower butterfly chocolate cookie cheese banana orange summer winter spring autumn january february march
  april june july august september october november december monday tuesday wednesday thursday friday saturday
  trustno whatever computer internet google facebook instagram whatsapp youtube twitter samsung iphone android
  microsoft windows apple hello helloworld world abc abcd qwerty qwertyuiop azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm
  india bharat hindustan jaihind jaishriram ganesh krishna shivam saibaba omnamahshivaya waheguru allah bismillah jesus
  mumbai delhi newdelhi bangalore bengaluru chennai kolkata hyderabad pune rahul rohit priya pooja neha amit sachin
  tendulkar dhoni virat kohli anjali deepak sandeep mother father mummy papa daddy angel baby charlie michael jordan
  jennifer ashley jessica daniel thomas robert george andrew joshua matthew anthony william buster hunter ranger
  harley mustang ferrari mercedes porsche corvette killer warrior tiger eagle falcon phoenix thunder diamond silver
  golden ginger pepper merlin matrix blessed success business company office certificate certification compliance
  kasauti bis isi crs wpc bee epr tec fssai !@#$%^&* !@#$%^&*() money lucky happy magic power system server database security secure`.split(
    /\s+/,
  ),
);

const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  'aabbccddeeffgghhiijjkkllmmnnooppqqrrssttuuvvwwxxyyzz',
  '00112233445566778899',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'l',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether a password is among the first that an attacker tries: a known word, a keyboard walk or a repetition. */
export async function isCommonPassword(password: string): Promise<boolean> {
  leaked ??= readLeaked();
  const text = password.normalize('NFKC').toLowerCase();
  const unit = shortestUnit(text);
  if ((await leaked).has(text)) return true;
  return [text, unit, coreOf(text), coreOf(unit)].some(isEasy) || isWalks(text);
}

function isEasy(text: string): boolean {
  if (text === '') return false;
  if (new Set(text).size <= 2) return true;
  if (roots.has(text)) return true;
  const spelt = [...text].map((letter) => lookalikes[letter] ?? letter).join('');
  return roots.has(spelt) || roots.has(spelt.replace(/[^\p{L}]/gu, ''));
}

/** `india@2026` → `india`: digits and punctuation around a word add nothing. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
}

/** `abcabcabc` → `abc`. */
function shortestUnit(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}

/** Whether the text consists only of runs of three or more neighbouring keys, such as `qwerty123456`. */
function isWalks(text: string): boolean {
  let rest = text.replace(/[^\p{L}\p{N}]/gu, '');
  if (rest === '') return false;
  while (rest.length > 0) {
    const length = longestRun(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRun(text: string): number {
  for (let length = text.length; length >= 3; length -= 1) {
    const start = text.slice(0, length);
    if (new Set(start).size === 1 || walks.some((walk) => walk.includes(start))) return length;
  }
  return 0;
}
