/**
 * What a rule does with an approval. `may-exempt` frees under more than facts say, such as so many pieces a year, so that it
 * settles nothing; `prohibits` means that no approval helps.
 */
export const ruleEffects = ['requires', 'may-require', 'voluntary', 'excludes', 'may-exempt', 'prohibits'] as const;
/** What takes a duty away, or may. */
export const freeing: readonly string[] = ['excludes', 'may-exempt'];
export type RuleEffect = (typeof ruleEffects)[number];
/** Names a rule beside the lists where a rule is named by its key: `side:it-hardware-2026`. */
export const sidePrefix = 'side:';

/** What somebody found out about a family and an approval, for when no row and no rule decides. */
export const stances = ['rules', 'none-found', 'not-checked'] as const;
export type Stance = (typeof stances)[number];

/** A fact has one value, several, a number, or a text such as the number of a standard. */
export const factKinds = ['choice', 'set', 'number', 'text'] as const;

/** What a phrase after "if" speaks of: a number on one side of a limit, or several values or a text. */
export const numberPhrases = ['atLeast', 'below', 'above', 'upTo'] as const;
export const phraseKinds = ['any', 'is', 'of', ...numberPhrases] as const;

/** Of whom a sheet takes something for granted; `all` where it is the same of everybody. */
export const presumedReaders = ['all', 'everyone', 'india', 'import'] as const;

/** Whether every product of a family has that value; `typical` only says what is likely. */
export const certainties = ['always', 'typical'] as const;

/** Where goods are made, as far as it decides which approval they need. */
export const origins = ['india', 'abroad'] as const;

/** Where an approval stands for a product. */
export const statuses = [
  'prohibited',
  'applies',
  'applies-from',
  'paused',
  'voluntary',
  'exempt',
  'not-required',
  'none-found',
  'may-apply',
  'not-checked',
] as const;
export type Status = (typeof statuses)[number];

/** Whom a sheet is for. */
export const sheetReaders = ['everyone', 'india', 'import'] as const;
export const goldenSizes = ['large', 'small', 'micro'] as const;
