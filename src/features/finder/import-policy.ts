/** The approval that import policy stands for: a condition of the import rather than something that somebody holds. */
export const importPolicy = 'import-policy';

/** What the customs take for the value of a piece; below a lowest price, an import is prohibited or needs a licence. */
export const declaredValue = 'declared-value';
