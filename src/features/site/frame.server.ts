import { isDatabaseAway } from '#core/errors.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { getHostFacts } from './get-host-facts.server.ts';
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
    const read = frames.get(publicUrl) ?? byContentVersion((own) => readFrame(publicUrl, own));
    frames.set(publicUrl, read);
    const frame = await read(language);
    lastFrames.set(key, frame);
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
