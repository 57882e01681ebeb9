import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import type { noteRelease } from '#features/change-events/note-release.server.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { findOpen } from '#features/records/desk/open-revision.server.ts';
import { showDraft } from '#features/records/desk/preview-draft.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { type KnownFamily, knowFamilies } from '../families/know-family.server.ts';
import { changedFamilies, familiesConcerned } from './compare-families.server.ts';
import { releasedKinds } from './releases.schema.ts';
import { touchedFamilies } from './touched-families.ts';

type Released = Parameters<typeof noteRelease>[2];

/** The families whose sheets say something else, and those of which only a sheet with answers may. */
export function releasedFamilies(before: readonly KnownFamily[], after: readonly KnownFamily[]): Released {
  const touched = touchedFamilies(before, after);
  const changed = changedFamilies(touched);
  return {
    changed: changed.map(({ slug, reader, rows }) => ({ slug, change: { reader, rows } })),
    touched: touched.map(({ slug }) => slug),
  };
}

/**
 * Looks at the site as it would be with the open draft of a record, knowing what a release of it changes.
 * @throws Refusal 404 without an open draft or for a kind on which no sheet depends, 409 if it could not be published
 */
export async function previewReleased<Seen>(
  { kind, id }: { kind: string; id: string },
  look: (released: Released) => Promise<Seen>,
): Promise<Seen> {
  if (!releasedKinds.includes(kind)) throw new Refusal(404, recordTexts.noKind);
  const name = { kind: getKind(kind), id };
  const open = await findOpen(db(), name);
  if (!open) throw new Refusal(404, recordTexts.noDraft);
  const concerned = await familiesConcerned(name.kind, open.document);
  const before = await knowFamilies(defaultLanguage, concerned);
  return showDraft({ name, revision: open.id }, async () =>
    look(releasedFamilies(before, await knowFamilies(defaultLanguage, concerned))),
  );
}
