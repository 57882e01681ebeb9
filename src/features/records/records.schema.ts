import { z } from 'zod';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { hasUnseen } from './record-fields.ts';
import {
  openStates,
  revisionStates,
  type TranslationMark,
  translationMarks,
  translationStates,
} from './record-states.schema.ts';
import { fieldTexts } from './records.messages.ts';

/** What was said of the translations of a document, by language; `source` and `text` are hashes of what was said it of. */
export type TranslationMarks = Readonly<
  Record<string, { mark: TranslationMark; source: string; text: string; by: number | null; at: string }>
>;
const isLanguage = (given: string) => languages.some(({ code }) => code === given);
/** Why something could not be published, in English with its values; it is said in the language of whoever reads it. */
type StoredText = string | { text: string; values: Record<string, unknown> };
export type StoredRefusal = { message: StoredText; problems: { path: string; message: StoredText }[] };
const languageCode = z.string().refine(isLanguage, fieldTexts.noLanguage);
const translationCode = languageCode.refine((given) => given !== defaultLanguage, fieldTexts.noLanguage);
const translationFilters = languages
  .filter(({ code, ready }) => ready && code !== defaultLanguage)
  .flatMap(({ code }) => translationStates.map((state) => `${code}.${state}` as const));

const document = z.record(z.string(), z.unknown());
const text = z
  .string()
  .trim()
  .refine((given) => !hasUnseen(given), fieldTexts.unseen);
/** A record's id in its one spelling, because drafts are stored under it, or `new-7` for one that was never published. */
export const recordId = z.string().regex(/^(?:new-)?[1-9]\d{0,8}$/);
const staffName = z.string().nullable();
const instant = z.iso.datetime();
const edit = z.int().min(0);

export const kindParams = z.object({ kind: z.string() });
export const recordParams = kindParams.extend({ id: recordId });
export const revisionParams = recordParams.extend({ number: z.coerce.number().int().min(0).max(1_000_000) });

/**
 * Which records of a kind, and in which order; by what a field of the document names or says too, as in
 * `with.category=guides`. Which fields these are depends on the kind, so `field-filters.server.ts` reads them.
 */
export const filterQuery = z.looseObject({
  q: text.max(200).optional(),
  sort: z.enum(['title.asc', 'title.desc', 'updatedAt.asc', 'updatedAt.desc', 'position.asc']).optional(),
  status: z.enum(['published', 'archived', ...openStates]).optional(),
  /** Records whose public translation is in such a state: `hi.stale`. */
  translation: z.enum(translationFilters).optional(),
});
export const listQuery = filterQuery.extend({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(25),
});
export const optionsQuery = z.object({ q: text.max(200).optional(), slugs: text.max(5_000).optional() });

export const newInput = z.strictObject({
  document,
  /** Of the form; whoever sends the same again gets the draft that it has begun, as it is now. */
  key: z.uuid().optional(),
});
export const draftInput = z.strictObject({ document, edit });
export const submitInput = z.strictObject({ edit, note: text.max(2_000).optional() });
export const sendBackInput = z.strictObject({ note: text.min(1).max(2_000) });
export const publishInput = z.strictObject({
  edit,
  /** Only these languages, English with all that has no language; the rest stays the open draft. */
  languages: z.array(languageCode).min(1).max(30).optional(),
  at: instant.optional(),
  /** When the record ends; null for no end. Who does not say keeps the end that it has. */
  until: instant.nullable().optional(),
  /** Publishes although what is public has changed since. */
  over: z.literal(true).optional(),
  /** Publishes although its address leads visitors to the page of another record until now; that redirect then ends. */
  takeOver: z.literal(true).optional(),
});
export const markInput = z.strictObject({ edit, language: translationCode, mark: z.enum(translationMarks) });
export const discardInput = z.strictObject({ edit });
export const restoreInput = z.strictObject({ number: z.int().min(0) });

const openState = z.enum(openStates);
const mark = z.enum(translationMarks);
const problem = z.object({ path: z.string(), message: z.string() });
/** The marks of the translations that there are. */
const marks = z.array(
  z.object({
    language: z.string(),
    mark,
    /** Whether the English has changed since it was said. */
    isStale: z.boolean(),
    /** Whether the same is said of what is public. */
    isPublic: z.boolean(),
    by: staffName,
    at: instant,
  }),
);
export const savedAnswer = z.object({
  id: z.string(),
  edit,
  document,
  /** The fields of which the cleaner has removed something. */
  removed: z.array(z.string()),
  /** What must be mended before it can be published. */
  problems: z.array(problem),
  marks,
});
export const markAnswer = z.object({ id: z.string(), edit, marks });
export const recordAnswer = z.object({
  live: z
    .object({
      document,
      status: z.string(),
      updatedAt: instant,
      /** When it is taken from the site; of what is archived, the end that it would have if it came back before. */
      archiveAt: instant.nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
  open: z
    .object({
      number: z.int(),
      state: openState,
      document,
      edit,
      note: z.string().nullable(),
      /** Why it was not published at its hour. */
      refusal: z.object({ message: z.string(), problems: z.array(problem) }).nullable(),
      madeBy: staffName,
      madeAt: instant,
      editedBy: staffName,
      editedAt: instant,
      publishAt: instant.nullable(),
      archiveAt: instant.nullable(),
      /** Whether what is public has changed since it was begun. */
      isStale: z.boolean(),
    })
    .nullable(),
  /** Of the draft, or of what is public without one. */
  marks,
  /** `preview`: and there is a page that shows it. */
  may: z.object({ write: z.boolean(), preview: z.boolean(), publish: z.boolean() }),
});
export const previewAnswer = z.object({
  until: instant,
  pages: z.array(z.object({ language: z.string(), url: z.string() })),
});
export const stateAnswer = z.object({ id: z.string(), state: z.enum([...revisionStates, 'archived']) });
const revision = z.object({
  number: z.int(),
  state: z.enum(revisionStates),
  languages: z.array(z.string()).nullable(),
  madeBy: staffName,
  madeAt: instant,
  publishedBy: staffName,
  publishedAt: instant.nullable(),
  note: z.string().nullable(),
});
export const revisionsAnswer = z.object({ rows: z.array(revision) });
export const revisionAnswer = revision.extend({ document });
export const optionsAnswer = z.object({
  rows: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** Whether there are more than these. */
  hasMore: z.boolean(),
});
