import { z } from 'zod';
import { contentOf } from '#features/records/content-of.server.ts';
import type { FactsByKey } from '../condition/condition-faults.ts';
import { factKinds } from '../finder.schema.ts';
import { factKind } from './fact.record.server.ts';
import { isOffered } from './fact.record.ts';
import { factDocuments } from './fact-documents.server.ts';

/** The languages into which the files translate the answers themselves. */
const fileLanguages = ['hi', 'ar'] as const;

export const factsContent = contentOf(factKind, {
  documents: ({ files }) => factDocuments(files),
  async check(found) {
    for (const { document, report } of found)
      for (const [index, { value, translations }] of document.ask ? document.values.entries() : [])
        for (const language of isOffered(document.key, value) ? fileLanguages : [])
          if (!translations[language]?.label)
            report(['values', index, 'translations', language, 'label'], `${value} has no words in ${language}`);
  },
});

const named = z.looseObject({
  key: z.string(),
  kind: z.enum(factKinds).catch('text'),
  values: z.array(z.looseObject({ value: z.string() })).catch([]),
});

/** The facts that files give, also those with mistakes, so that one mistake is not reported by all who name the fact. */
export function factsInFiles(given: readonly Record<string, unknown>[]): FactsByKey {
  return new Map(
    given.flatMap((document) => {
      const { data } = named.safeParse(document);
      return data ? [[data.key, { kind: data.kind, values: data.values.map(({ value }) => value) }] as const] : [];
    }),
  );
}
