/**
 * What a visitor typed, inside a sentence: its direction is its own. As an element, because `<Trans>`
 * would read a tag in a text as one of its own.
 */
export function SearchTerm({ text }: { text: string }) {
  return <bdi className="wrap-anywhere">{text}</bdi>;
}
