import { inArray } from 'drizzle-orm';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { hosts } from '#db/schema/site.ts';
import { findLanguage, type LanguageCode, languages } from '#locales/languages.ts';

export type HostFacts = {
  /** The path prefix of this host's calls. */
  base: string;
  /** The languages that it offers and that are fully translated, in the order of the list. */
  languages: LanguageCode[];
};

/**
 * What the host of a URL offers. A host that is not in the table is treated like localhost; without a row for localhost
 * it offers every language that is ready.
 */
export async function getHostFacts(publicUrl: string): Promise<HostFacts> {
  const { hostname } = new URL(publicUrl);
  const rows = await db()
    .select({ name: hosts.name, kind: hosts.kind, base: hosts.base, languages: hosts.languages })
    .from(hosts)
    .where(inArray(hosts.name, [hostname, 'localhost']));
  const row = rows.find((candidate) => candidate.name === hostname) ?? rows[0];
  const offered = row?.languages ?? languages.map((language) => language.code);
  return {
    // On a developer's machine the environment sets the prefix of the calls.
    base: row && row.kind !== 'local' ? row.base : readEnv().API_PREFIX,
    languages: offered.flatMap((code) => findLanguage(code)?.code ?? []),
  };
}
