/** A word as it sounds; those of other scripts, numbers and sounds of one consonant stay as they are. */
export function heardAs(word: string): string {
  const sound = /^[a-z]{3,}$/.test(word) ? soundOf(word) : '';
  return sound.length > 1 ? sound : word;
}

/**
 * What is left of a word in Latin letters when English is spelt as it sounds, and Hindi freely: `pankha` and `punkhaa`
 * are one, `kebal` is a cable, `iskool` a school and `gijar` a geyser.
 */
export function soundOf(word: string): string {
  return word
    .replace(/^i(?=s[^aeiou])/, '')
    .replace(/[ts]ion/g, 'shn')
    .replace(/gh(?=t)/g, '')
    .replace(/tch/g, 'ch')
    .replace(/ph/g, 'f')
    .replace(/(?<=[^aeiou])h/g, '')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|q|c/g, 'k')
    .replace(/w/g, 'v')
    .replace(/(?<=[aeiouy])s(?=[aeiouy])|j|g(?=[eiy])/g, 'z')
    .replace(/^[aeiou]/, 'a')
    .replace(/(?<=.)[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1');
}
