/** The approval that import policy stands for: a condition of the import rather than something that somebody holds. */
export const importPolicy = 'import-policy';
