/** Visitors see only what is published. */
export const editorialStatuses = ['draft', 'published', 'archived'] as const;
