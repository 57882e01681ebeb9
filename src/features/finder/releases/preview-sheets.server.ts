import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { findOpen } from '#features/records/desk/open-revision.server.ts';
import { showDraft } from '#features/records/desk/preview-draft.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { type KnownFamily, knowFamilies } from '../know-family.server.ts';
import { compareSheets, seeKnownFamily } from '../sheet/see-family.server.ts';
import type { SeenSheet } from '../sheet/seen-sheets.schema.ts';
import { changedFamilies, countFamilies, familiesConcerned } from './compare-families.server.ts';
import { type ChangedSheets, releasedKinds } from './releases.schema.ts';

/** How many sheets are drawn up in words; the others are named. */
const mostSheets = 20;

/**
 * Which sheets of families say something else once the open draft is published, computed in a write that is rolled back.
 * @throws Refusal 404 without an open draft or for a kind on which no sheet depends, 409 if it could not be published
 */
export async function previewSheets(
  { kind, id }: { kind: string; id: string },
  language: LanguageCode,
): Promise<ChangedSheets> {
  if (!releasedKinds.includes(kind)) throw new Refusal(404, recordTexts.noKind);
  const name = { kind: getKind(kind), id };
  const open = await findOpen(db(), name);
  if (!open) throw new Refusal(404, recordTexts.noDraft);
  const concerned = familiesConcerned(name.kind, open.document);
  const before = await knowFamilies(language, concerned);
  const { changed, after, total } = await showDraft({ name, revision: open.id }, async () => {
    const found = changedFamilies(before, await knowFamilies(language, concerned));
    return { changed: found, after: await seeAll(found, 'after', language), total: await countFamilies() };
  });
  const was = await seeAll(changed, 'before', language);
  const subjects = changed.map(({ slug, name: of }) => ({ kind: 'family' as const, slug, name: of }));
  return {
    ...{ total, changed: changed.length },
    sheets: compareSheets(subjects.slice(0, mostSheets), was, after),
    others: subjects.slice(mostSheets).map(({ slug, name: of }) => ({ slug, name: of })),
  };
}

type Sides = Record<'before' | 'after', KnownFamily | null>;

async function seeAll(changed: readonly Sides[], side: keyof Sides, language: LanguageCode): Promise<SeenSheet[]> {
  const seen: SeenSheet[] = [];
  for (const { [side]: known } of changed.slice(0, mostSheets))
    seen.push(known ? await seeKnownFamily(known, language) : { verdicts: [], rows: [] });
  return seen;
}
