import { inArray } from 'drizzle-orm';
import { readEnv } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { hosts } from '#db/schema/site.ts';
import { findLanguage, type LanguageCode, languages } from '#locales/languages.ts';

export type HostFacts = {
  /** Where the calls of this host live. */
  base: string;
  /** The languages that it offers and whose texts are ready, in the order of the list. */
  languages: LanguageCode[];
};

/**
 * What the host of that address offers. A host that the table does not name is treated like
 * localhost, and without that row it offers everything that is ready.
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
    // A developer's machine serves its calls where its environment says.
    base: row && row.kind !== 'local' ? row.base : readEnv().API_PREFIX,
    languages: offered.flatMap((code) => findLanguage(code)?.code ?? []),
  };
}
