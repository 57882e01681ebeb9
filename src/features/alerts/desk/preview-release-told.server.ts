import { db } from '#db/client.server.ts';
import { noteRelease } from '#features/change-events/note-release.server.ts';
import { previewReleased } from '#features/finder/releases/preview-released.server.ts';
import { describeTold, seeToldOfRelease } from './see-told.server.ts';
import { isToldToMany } from './tell-by-two.server.ts';
import type { Told } from './told.schema.ts';

/** Of no release: they are counted from 1. */
const inVain = 0;

/**
 * Who would be told of what the open draft of a record changes on sheets.
 * @throws Refusal 404 without an open draft or for a kind on which no sheet depends, 409 if it could not be published
 */
export async function previewReleaseTold(record: { kind: string; id: string }): Promise<Told> {
  const seen = await previewReleased(record, async (released) => {
    await noteRelease(db(), inVain, released);
    const needsSecond = await isToldToMany(inVain);
    return { told: await seeToldOfRelease(inVain), needsSecond };
  });
  return { ...(await describeTold(seen.told)), needsSecond: seen.needsSecond, proposed: 'followers', mayChoose: false };
}
