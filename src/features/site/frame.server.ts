import { inArray } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import { isDatabaseAway } from '#core/errors.ts';
import { db, isInVain } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { hosts } from '#db/schema/site.ts';
import { findLanguage, type LanguageCode, languages } from '#locales/languages.ts';
import { getSiteSettings } from './settings.server.ts';
import { getCertificates, getMenus, listFooterServices, listSocialLinks } from './site.server.ts';

const lastFrames = new Map<string, Frame>();
/** One for each address of the site, of which there are as many as the environment names. */
const frames = new Map<string, (language: LanguageCode) => Promise<Frame>>();

/**
 * The frame of every page, read once for each version of the content. While the database is away the last frame that could be read is used, so that the error
 * message appears inside the site.
 */
export async function getFrame(publicUrl: string, language: LanguageCode): Promise<Frame> {
  const key = `${language} ${publicUrl}`;
  try {
    const read = frames.get(publicUrl) ?? byContentVersion((pageLanguage) => readFrame(publicUrl, pageLanguage));
    frames.set(publicUrl, read);
    const frame = await read(language);
    if (!isInVain()) lastFrames.set(key, frame);
    return frame;
  } catch (error) {
    const last = lastFrames.get(key);
    if (last && isDatabaseAway(error)) return last;
    throw error;
  }
}

/** Everything that the frame shows. It is part of every document, so keep it small. */
async function readFrame(publicUrl: string, language: LanguageCode) {
  const [settings, host, social, menus, certificates, services] = await Promise.all([
    getSiteSettings(language),
    getHostFacts(publicUrl),
    listSocialLinks(),
    getMenus(language),
    getCertificates(language),
    listFooterServices(language),
  ]);
  const { site, contact, hours, callWindows, texts } = settings;
  return {
    settings,
    host,
    site: {
      legalName: site.legal_name || site.name,
      tagline: site.tagline,
      since: texts.since_badge,
      address: contact.address_html,
      email: contact.email,
      phones: [contact.phone1, contact.phone2, contact.phone3].filter(Boolean),
      days: hours.days,
      opens: hours.opens,
      closes: hours.closes,
      callWindows,
    },
    topMenu: menus.top,
    social,
    footer: { services, links: menus.links, important: menus.important, certificates },
  };
}

export type Frame = Awaited<ReturnType<typeof readFrame>>;

type HostFacts = {
  /** The path prefix of this host's calls. */
  base: string;
  /** The languages that it offers and that are fully translated, in the order of the list. */
  languages: LanguageCode[];
};

/**
 * What the host of a URL offers. A host that is not in the table is treated like localhost; without a row for localhost
 * it offers every language that is ready.
 */
async function getHostFacts(publicUrl: string): Promise<HostFacts> {
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
