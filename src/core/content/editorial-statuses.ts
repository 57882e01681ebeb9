/** Visitors only see what is published. */
export const editorialStatuses = ['draft', 'published', 'archived'] as const;
