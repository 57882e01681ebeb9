/**
 * Marks the place in a document's only style element where its rules are inserted. Nobody can guess it, so no text on a
 * page can pretend to be that place.
 */
export const styleMark = `/*${crypto.randomUUID()}*/`;
