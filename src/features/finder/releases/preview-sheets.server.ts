import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { getKind } from '#features/records/declare-records.server.ts';
import { findOpen } from '#features/records/desk/open-revision.server.ts';
import { showDraft } from '#features/records/desk/preview-draft.server.ts';
import { recordTexts } from '#features/records/records.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { knowFamilies } from '../families/know-family.server.ts';
import { changedGoldens, type GoldenChange, listAcceptances } from '../goldens/accept-golden.server.ts';
import { evaluateGoldens } from '../goldens/evaluate-goldens.server.ts';
import { compareSheets, seeKnownFamily } from '../sheet/see-family.server.ts';
import type { SeenSheet } from '../sheet/seen-sheets.schema.ts';
import {
  type ChangedFamily,
  changedFamilies,
  countFamilies,
  familiesConcerned,
  leadsWords,
} from './compare-families.server.ts';
import { type ChangedSheets, releasedKinds } from './releases.schema.ts';
import { touchedFamilies } from './touched-families.ts';

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
  const concerned = await familiesConcerned(name.kind, open.document);
  const before = await knowFamilies(language, concerned);
  const asked = { withWords: leadsWords(name.kind) };
  const goldensBefore = await evaluateGoldens(language, asked);
  const { changed, after, total, goldens, goldenSheets } = await showDraft({ name, revision: open.id }, async () => {
    const found = changedFamilies(touchedFamilies(before, await knowFamilies(language, concerned)));
    const ofGoldens = changedGoldens(goldensBefore, await evaluateGoldens(language, asked));
    return {
      ...{ changed: found, after: await seeAll(found, 'after', language), total: await countFamilies() },
      ...{ goldens: ofGoldens, goldenSheets: await seeGoldens(ofGoldens, 'after', language) },
    };
  });
  const was = await seeAll(changed, 'before', language);
  const subjects = changed.map(({ slug, name: of, reader }) => ({ kind: 'family' as const, slug, name: of, reader }));
  const sheets = compareSheets(subjects.slice(0, mostSheets), was, after);
  // Of some, only how likely something is has changed, which no word of the sheet says.
  const shown = new Set(sheets.map(({ slug }) => slug));
  return {
    ...{ total, changed: changed.length, sheets },
    others: subjects.flatMap(({ kind: _, ...subject }) => (shown.has(subject.slug) ? [] : [subject])),
    goldens: await wireGoldens(open, goldensBefore.length, goldens, [
      await seeGoldens(goldens, 'before', language),
      goldenSheets,
    ]),
  };
}

async function seeGoldens(
  changed: readonly GoldenChange[],
  side: 'before' | 'after',
  language: LanguageCode,
): Promise<SeenSheet[]> {
  const seen: SeenSheet[] = [];
  for (const { [side]: own } of changed)
    seen.push(own?.known ? await seeKnownFamily(own.known, language, own.sheetFor) : { verdicts: [], rows: [] });
  return seen;
}

async function wireGoldens(
  draft: { id: number; edit: number },
  total: number,
  changes: readonly GoldenChange[],
  [before, after]: [SeenSheet[], SeenSheet[]],
): Promise<ChangedSheets['goldens']> {
  const accepted = await listAcceptances(db(), draft);
  const changed = changes.map(({ key, before: was, after: is }, at) => {
    const family = (is?.known ?? was?.known)?.family;
    const { reader } = was?.golden ?? is?.golden ?? { reader: 'everyone' as const };
    const subject = family && { kind: 'family' as const, slug: family.slug, name: family.name, reader };
    const [sheet = null] = subject ? compareSheets([subject], before.slice(at, at + 1), after.slice(at, at + 1)) : [];
    const outcome = is?.outcome ?? '';
    return { key, outcome, acceptedBy: accepted.get(`${key} ${outcome}`) ?? null, faults: is?.faults ?? [], sheet };
  });
  return { total, edit: draft.edit, changed };
}

async function seeAll(
  changed: readonly ChangedFamily[],
  side: 'before' | 'after',
  language: LanguageCode,
): Promise<SeenSheet[]> {
  const seen: SeenSheet[] = [];
  for (const { [side]: known, reader } of changed.slice(0, mostSheets))
    seen.push(known ? await seeKnownFamily(known, language, { reader, size: null }) : { verdicts: [], rows: [] });
  return seen;
}
