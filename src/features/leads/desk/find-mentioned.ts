/**
 * Who of some people is named in a note: `@Ira Menon`, or `@Ira` while nobody else of them has that first name. An
 * address such as `ira@lamps.example` names nobody.
 * @param others who may be named as well: the full name of one of them names nobody with the same first name
 */
export function findMentioned<Person extends { name: string }>(
  text: string,
  people: readonly Person[],
  others: readonly { name: string }[] = [],
): Person[] {
  const note = plain(text);
  const known = people.map((person) => ({ person, name: plain(person.name), first: firstOf(person.name) }));
  const names = [...known, ...others.map(({ name }) => ({ person: null, name: plain(name) }))];
  const named = new Set<Person>();
  for (const { index } of note.matchAll(/(?<![\p{L}\p{M}\p{N}._-])@/gu)) {
    const words = note.slice(index + 1);
    const whole = names.filter(({ name }) => beginsWith(words, name));
    const longest = Math.max(...whole.map(({ name }) => name.length));
    // Two people of one full name are both meant; a first name that several have says nobody.
    for (const { person, name } of whole) if (person && name.length === longest) named.add(person);
    if (whole.length > 0) continue;
    const [only, ...namesakes] = known.filter(({ first }) => beginsWith(words, first));
    if (only && namesakes.length === 0) named.add(only.person);
  }
  return [...named];
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const firstOf = (name: string) => plain(name).split(' ')[0] ?? '';
/** The name must end there: `@Iravati` does not name Ira. */
const beginsWith = (words: string, name: string) =>
  name !== '' && words.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(words.slice(name.length));
