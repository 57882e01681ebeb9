import { hash } from 'node:crypto';
import { ne, type SQL } from '#core/drizzle.ts';
import { translationMarks } from '#db/schema/records.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { RecordKind } from '../define-record.server.ts';
import type { TranslationMark } from '../record-states.schema.ts';
import type { TranslationMarks } from '../records.schema.ts';
import { listTexts } from './list-texts.ts';

type Values = Record<string, unknown>;
type Mark = TranslationMarks[string];
/** Hashes of the texts of a document: of the English ones, and of those in each language in which there are any. */
type TextHashes = { english: string; twins: Map<string, string> };

/** Whether the English has changed since a translation was made from it. */
export const isStale = ({ source }: Pick<Mark, 'source'>, english: string): boolean => source !== english;
/** The same of what is public. */
export const hasStale: SQL = ne(translationMarks.source, translationMarks.english);

/** Whether two marks say the same of the same text, whoever said it. */
export const isSameMark = (one: Mark, other: Mark | undefined): boolean =>
  one.mark === other?.mark && one.source === other.source && one.text === other.text;

/** What is said of the translations in these languages. */
export function marksIn(languages: readonly string[], marks: TranslationMarks | null): TranslationMarks | null {
  return marks && Object.fromEntries(Object.entries(marks).filter(([language]) => languages.includes(language)));
}

export function hashTexts({ schema }: Pick<RecordKind, 'schema'>, document: Values): TextHashes {
  const hashes = [...listTexts(schema, document)].map(([language, texts]) => [language, hashOf(texts)] as const);
  const { [defaultLanguage]: english = hashOf([]), ...twins } = Object.fromEntries(hashes);
  return { english, twins: new Map(Object.entries(twins)) };
}

const hashOf = (texts: string[]) => hash('sha256', JSON.stringify(texts), 'base64url');

/**
 * The marks of a document: in each language the first of those that speak of its text. Of a text that somebody has
 * changed since, nothing was said: it is a draft, made from the same English as before.
 *
 * @param known what was said of it and of earlier states, the latest first
 * @param by who has changed it, and when
 */
export function marksOf(
  { english, twins }: TextHashes,
  known: readonly (TranslationMarks | null | undefined)[],
  by: { by: number | null; at: Date },
): TranslationMarks {
  const marks = [...twins].map(([language, text]): [string, Mark] => {
    const said = known.flatMap((own) => own?.[language] ?? []);
    const changed = { mark: 'draft' as const, source: said[0]?.source ?? english, text };
    return [language, said.find((mark) => mark.text === text) ?? { ...changed, by: by.by, at: by.at.toISOString() }];
  });
  return Object.fromEntries(marks);
}

/** What a file says of its translations; `madeFrom` where the English has changed since. */
export type FileMarks = Readonly<Record<string, { mark: TranslationMark; madeFrom?: string | undefined }>>;

/**
 * The marks that follow from a file. What the desk has said of the same text stays; a text that the file has changed was
 * made from the English that stands beside it.
 */
export function marksOfFile({ english, twins }: TextHashes, said: FileMarks, stored: TranslationMarks) {
  const marks = [...twins].map(([language, text]): [string, Mark] => {
    const [own, old] = [said[language], stored[language]];
    if (old?.text === text && (old.by !== null || !own || own.mark === old.mark)) return [language, old];
    const source = own?.madeFrom ?? english;
    return [language, { mark: own?.mark ?? 'machine', source, text, by: null, at: new Date().toISOString() }];
  });
  return Object.fromEntries(marks);
}
