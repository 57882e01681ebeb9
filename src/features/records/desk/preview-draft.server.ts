import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { createGate } from '#core/gate.ts';
import { Refusal } from '#core/http/refusal.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import { db } from '#db/client.server.ts';
import { writeInVain } from '#db/content/write-content.server.ts';
import { recordRevisions } from '#db/schema/records.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { findKind } from '../declare-records.server.ts';
import type { RecordKind } from '../define-record.server.ts';
import { UnknownReferenceError } from '../find-named.server.ts';
import { recordTexts } from '../records.messages.ts';
import { findLive, findOpen, getOpen, isOpen, type RecordName, wireId } from './open-revision.server.ts';
import { checkDocument } from './publication.server.ts';
import { auditRecord } from './review-draft.server.ts';
import { writeRecord } from './write-record.server.ts';

const use = 'preview';
/** Below it are the pages of drafts, on the public site. */
export const previewPath = '/preview';
/** A day and a night, so that whoever is asked for an opinion can sleep on it. */
const lifetimeSeconds = 36 * 60 * 60;
const linkShape = z.strictObject({ kind: z.string(), id: z.string(), revision: z.int(), until: z.int() });

/** Previews wait for one another first, so that many of them take one place in the queue of those who publish. */
const inTurn = createGate({ atOnce: 1, waiting: 20, patience: 20_000 });

type Preview = { name: RecordName; revision: number; until: Date };

/**
 * Makes a link with which anybody can see the draft as it would be published, until its end or that of the draft.
 * @throws Refusal 404 without an open draft, 409 for a kind without a page, 422 with what keeps it from being shown
 */
export async function makePreview(actor: StaffActor, name: RecordName): Promise<{ token: string; until: string }> {
  return transaction(async (tx) => {
    const open = await getOpen(tx, name);
    const document = await checkDocument(name.kind, open.document, open.record);
    if (!addressOf(name.kind, document)) throw new Refusal(409, recordTexts.noPage);
    await auditRecord(tx, actor, open, { action: 'record.preview', summary: 'Made a link to a preview of the draft' });
    const until = Date.now() + lifetimeSeconds * 1_000;
    const link = { kind: name.kind.kind, id: wireId(open), revision: open.id, until };
    return { token: sign(use, link, lifetimeSeconds), until: new Date(until).toISOString() };
  });
}

/** The addresses of a preview in every language of the site. */
export function previewPages(token: string): { language: string; url: string }[] {
  const start = `${readEnv().PUBLIC_URL}${previewPath}/${token}`;
  const ready = languages.filter((language) => language.ready);
  return ready.map(({ code }) => ({ language: code, url: code === defaultLanguage ? start : `${start}/${code}` }));
}

/** What a link shows; undefined when it is forged or over, or when its draft is no longer open. */
export async function findPreview(token: string): Promise<Preview | undefined> {
  const link = readSigned(use, token, linkShape);
  const kind = link && findKind(link.kind);
  if (!kind) return undefined;
  const name = { kind, id: link.id };
  // Without its document, which is read again when it is shown.
  const [open] = await db().select({ id: recordRevisions.id }).from(recordRevisions).where(isOpen(name));
  return open?.id === link.revision ? { name, revision: open.id, until: new Date(link.until) } : undefined;
}

/**
 * Shows the site as it would be with the draft, at the address of its page, and leaves nothing behind.
 * @throws Refusal 409 if it could not be published as it is now
 */
export async function showDraft<Seen>(
  { name, revision }: Pick<Preview, 'name' | 'revision'>,
  look: (address: string) => Promise<Seen>,
): Promise<Seen> {
  try {
    return await inTurn(() =>
      writeInVain(async (tx, changed) => {
        const open = await findOpen(tx, name);
        // While it waited for its turn, the draft may have been given up, and another one begun.
        if (open?.id !== revision) throw new Refusal(404, recordTexts.noDraft);
        const document = await checkDocument(name.kind, open.document, open.record);
        await writeRecord(tx, changed, name.kind, await findLive(tx, name), { document });
        return addressOf(name.kind, document) ?? '/';
      }, look),
    );
  } catch (error) {
    const isUnfinished = error instanceof Refusal && error.status === 422;
    if (isUnfinished || isUniqueViolation(error) || error instanceof UnknownReferenceError)
      throw new Refusal(409, recordTexts.notShown);
    throw error;
  }
}

/** What exists once without a page of its own is part of every page. */
function addressOf(kind: RecordKind, document: Record<string, unknown>): string | undefined {
  return kind.addresses?.(document)[0] ?? (kind.single ? '/' : undefined);
}
