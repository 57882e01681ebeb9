/**
 * A visitor's search term inside a sentence, isolated so that it keeps its own direction. It is an element because
 * `<Trans>` would parse tags in a plain string as its own.
 */
export function SearchTerm({ text }: { text: string }) {
  return <bdi className="wrap-anywhere">{text}</bdi>;
}
