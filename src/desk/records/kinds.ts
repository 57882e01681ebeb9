import { contentKinds } from './content-kinds.ts';
import type { EditedKind } from './edited-kind.ts';
import { finderKinds } from './finder-kinds.ts';
import { firmKinds } from './firm-kinds.ts';
import { siteKinds } from './site-kinds.ts';

/** Every kind of record with its screens, in the groups of the menu. A new kind is an entry in one of them. */
export const kindGroups: Readonly<Record<'content' | 'finder' | 'firm' | 'site', readonly EditedKind[]>> = {
  content: contentKinds,
  finder: finderKinds,
  firm: firmKinds,
  site: siteKinds,
};

const kinds = new Map(
  Object.values(kindGroups)
    .flat()
    .map((kind) => [kind.kind, kind]),
);

/** The kind of this name, if it has screens. */
export const findKind = (name: string): EditedKind | undefined => kinds.get(name);

/** The kind of an address; one that nobody knows is an address that is not found. */
export function getKind(name: string | undefined): EditedKind {
  const kind = kinds.get(name ?? '');
  if (!kind) throw new Response(null, { status: 404 });
  return kind;
}
