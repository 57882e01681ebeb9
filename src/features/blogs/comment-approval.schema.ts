export const commentApprovals = ['pending', 'approved', 'refused'] as const;
