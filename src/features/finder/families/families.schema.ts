/** The languages of names: those of the index, and Hindi in Latin letters. */
export const nameLanguages = ['en', 'hi', 'hi-Latn', 'ar'] as const;

/** Names of the kind `brand-generic` are searched and never shown. */
export const nameKinds = [
  'official',
  'trade',
  'common',
  'abbreviation',
  'misspelling',
  'hinglish',
  'brand-generic',
] as const;

/** Where a name comes from: the files, an editor, or what somebody has looked up in vain. */
export const nameSources = ['list', 'editor', 'look-up'] as const;

/** Whether all products of a family fall under a row of a list, or some. */
export const lineStrengths = ['covers', 'may-cover'] as const;

export const codeRelations = ['usual', 'possible'] as const;
