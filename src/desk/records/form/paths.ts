/** The way to a value in a document: `['sections', 0, 'name']`. On the wire and in ids it is joined by dots. */
export type Path = readonly (string | number)[];
export type Values = Record<string, unknown>;

export const wirePath = (path: Path): string => path.join('.');
/** The id of the control of that field. */
export const fieldId = (path: Path): string => `field-${wirePath(path)}`;

export function getAt(value: unknown, path: Path): unknown {
  let at: unknown = value;
  for (const step of path) at = (at as Values | undefined | null)?.[step];
  return at;
}

/** The document with another value there; `undefined` leaves the field out. What lies beside the way stays the same object. */
export function setAt<Value>(value: Value, [step, ...rest]: Path, set: unknown): Value {
  if (step === undefined) return set as Value;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (at === Number(step) ? setAt(entry, rest, set) : entry)) as Value;
  }
  const { [step]: old, ...others } = (value ?? {}) as Values;
  const next = setAt(old, rest, set);
  // In the order of before, so that two documents with the same texts are the same text.
  if (next === undefined) return others as Value;
  return { ...(value as Values), [step]: next } as Value;
}
