// Apart from the schema, because lists name these states and fields, and load nothing that checks what is entered.

export const openStates = ['draft', 'in-review', 'scheduled'] as const;
export const revisionStates = [...openStates, 'published', 'discarded'] as const;

/** How far a translation is: made by a machine, written by a person, or read by another one. */
export const translationMarks = ['machine', 'draft', 'reviewed'] as const;
export type TranslationMark = (typeof translationMarks)[number];

/** What a list can be narrowed to, in each language of the site. */
export const translationStates = ['missing', 'machine', 'draft', 'stale'] as const;

/** How the address of a list names a field by which it is narrowed: `with.category`. */
export const filterName = (field: string) => `with.${field}`;
