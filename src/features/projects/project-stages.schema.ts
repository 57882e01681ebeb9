/** The stages of a project, in the order in which an application passes through them. */
export const projectStages = ['registration', 'documents', 'testing', 'submission', 'grant', 'closed'] as const;
