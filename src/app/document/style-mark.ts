/** Marks the place in a document's only style element where its rules are inserted. */
export const styleMark = '/*rules*/';
