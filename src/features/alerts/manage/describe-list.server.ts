import { distinctBy } from '#core/distinct-by.ts';
import { db } from '#db/client.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { feedAddresses } from '../feeds/personal-feeds.server.ts';
import { nameSubjects, withSlugs } from '../follow/subjects.server.ts';
import { settingsOf } from './change-settings.server.ts';
import { lineName } from './find-lines.server.ts';
import type { findFollower } from './manage-follows.server.ts';

type Listed = NonNullable<Awaited<ReturnType<typeof findFollower>>>;

/** What somebody follows and how they are told of it, as pages and calls show it; null for whoever has no list yet. */
export async function describeList(follower: Listed | null, language: LanguageCode) {
  const lines = await withSlugs(db(), follower?.follows ?? []);
  const named = await nameSubjects(lines, language);
  return {
    ...settingsOf(follower, language),
    silence: follower?.silence ?? null,
    feeds: follower ? feedAddresses(follower) : null,
    // What is not on the site at the moment may come back, so it can be stopped like the others.
    follows: distinctBy(lines, lineName).map(({ id, kind, slug, frequency }) => {
      const found = named.find((each) => each.id === id);
      return { kind, slug, frequency, name: found?.name ?? null, url: found?.path ?? null };
    }),
  };
}

/** What we have about a follower, for themselves. */
export async function listAsJson(follower: Listed, language: LanguageCode) {
  const { email, createdAt } = follower;
  return { email, since: createdAt.toISOString(), ...(await describeList(follower, language)) };
}
