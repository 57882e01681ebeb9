/** What the table says of a redirect that a member of staff has made, where others name a kind of record. */
export const byHand = 'by-hand';

/** The longest address that is looked up. */
export const longestPath = 500;

/**
 * The path of a page, in the signs of slugs and old file names alone: others are no letters of a header, or lead out of a
 * folder.
 */
export const pagePath = /^(?:\/[a-z0-9]+(?:[-._][a-z0-9]+)*){1,6}$/;
