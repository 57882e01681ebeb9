import { readPublicText, replacePublicText } from '#core/files/public-folders.server.ts';
import type { Release, ReleasedFile, Releases } from './release.ts';

/** The public folder of our open data, with a folder for each release. */
export const folder = 'open-data';
const manifest = `${folder}/releases.json`;

/** The manifest is parsed once, and not for each file that somebody fetches. */
let last: { text: string; releases: Releases } | undefined;

export async function readReleases(): Promise<Releases> {
  const text = await readPublicText(manifest);
  if (!text) return { contentVersion: 0, releases: [] };
  if (last?.text !== text) last = { text, releases: JSON.parse(text) };
  return last.releases;
}

export async function storeReleases(releases: Releases): Promise<void> {
  await replacePublicText(manifest, JSON.stringify(releases));
}

export type FoundFile = ReleasedFile & { path: string; release: Release };

/** A file of the release with that name, or of the newest one; null when there is none. */
export async function findReleasedFile(name: string, release?: string): Promise<FoundFile | null> {
  const { releases } = await readReleases();
  const asked = release ? releases.find((each) => each.name === release) : releases[0];
  const file = asked && Object.hasOwn(asked.files, name) ? asked.files[name] : undefined;
  return asked && file ? { ...file, path: `${folder}/${asked.name}/${name}`, release: asked } : null;
}
