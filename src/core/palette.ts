/**
 * The colours of `ui/style/tokens.css` for what no style sheet reaches: mails, PDF documents, pictures, and pages that the
 * server writes without one. Constants rather than an object, so that a browser loads only those that a page uses.
 */
export const paper = '#fbfaf6';
export const sheet = '#ffffff';
export const ink = '#17191c';
export const ink2 = '#4a4f57';
export const rule = '#dedbd2';
export const edge = '#85827a';
export const basalt = '#1b1f24';
export const gold = '#b98a2e';
export const goldInk = '#7a5a12';
export const assay = '#0e5a4f';
