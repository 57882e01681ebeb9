/** Where the rules of a document go, in its only style element. */
export const styleMark = '/*rules*/';
