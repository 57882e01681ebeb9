import type { ContentReading } from '#db/content/content-source.server.ts';
import { type Letterhead, letterheadOf } from './letterhead.ts';
import { contactSettingsContent, siteSettingsContent } from './settings.content.server.ts';
import { settingGroups } from './site.schema.ts';

/** The letterhead of documents that are made while the content is being imported. */
export async function readLetterhead(readBy: ContentReading['readBy']): Promise<Letterhead> {
  const [site, contact] = await Promise.all([readBy(siteSettingsContent), readBy(contactSettingsContent)]);
  return letterheadOf({
    site: settingGroups.site.parse(site.records[0]?.document),
    contact: settingGroups.contact.parse(contact.records[0]?.document),
  });
}
