import type { z } from 'zod';
import { cleanHtml, HtmlRefusedError } from '#core/html/clean-html.server.ts';
import { fieldFault } from '#core/http/invalid-input.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { isServerText, type ServerText } from '#core/text/messages.server.ts';
import { listFurtherProblems, type Problem } from '../declare-records.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import { draftOf } from '../draft-of.ts';
import { mapFields } from '../map-fields.ts';
import { hasUnseen } from '../record-fields.ts';
import { fieldTexts, recordTexts } from '../records.messages.ts';

type Values = Record<string, unknown>;

/** @throws Refusal 422 if a text is refused or the document has another shape */
export async function cleanDraft(kind: RecordKind, given: Values) {
  const read = draftOf(kind.schema).safeParse(given);
  if (hasUnseen(given)) throw new Refusal(422, recordTexts.unseen);
  if (!read.success) {
    throw new Refusal(422, recordTexts.mistakes, {
      errors: sameFor(
        read.error.issues.map(({ path }) => path.join('.') || 'document'),
        recordTexts.wrongShape,
      ),
    });
  }
  return cleanTexts(kind, read.data);
}

/** @throws Refusal 422 if a text is refused */
export async function cleanTexts(kind: RecordKind, given: Values) {
  const removed: string[] = [];
  const refused: string[] = [];
  const document = await mapFields(kind.schema, given, 'isHtml', async (text, path) => {
    try {
      const clean = await cleanHtml(text);
      if (clean !== text) removed.push(path.join('.'));
      return clean;
    } catch (error) {
      if (!(error instanceof HtmlRefusedError)) throw error;
      refused.push(path.join('.'));
      return '';
    }
  });
  if (refused.length > 0)
    throw new Refusal(422, recordTexts.mistakes, { errors: sameFor(refused, recordTexts.refusedHtml) });
  return { document, removed };
}

const sameFor = (paths: string[], text: string): Record<string, string[]> =>
  Object.fromEntries(paths.map((path) => [path, [text]]));

/** What keeps a draft from being published; if nothing does, `data` is what is published. */
export async function problemsOf(kind: RecordKind, document: Values, record: string | null) {
  const { data, error } = kind.schema.safeParse(document, { reportInput: true });
  const own = (error?.issues ?? []).map((issue): Problem => ({ path: issue.path.join('.'), message: inWords(issue) }));
  return { problems: [...own, ...(await listFurtherProblems(kind, document, record))], data };
}

/** What the schema says itself, or one of our sentences, never one that is not translated. */
function inWords(issue: z.core.$ZodIssue): ServerText {
  if (isServerText(issue.message)) return fieldFault(issue);
  if (isNothing(issue.input)) return fieldTexts.missing;
  return issue.code === 'too_big' && issue.origin === 'array'
    ? { text: fieldTexts.most, values: { maximum: issue.maximum } }
    : fieldFault(issue);
}

const isNothing = (input: unknown) =>
  input === null || input === undefined || input === '' || (Array.isArray(input) && input.length === 0);
