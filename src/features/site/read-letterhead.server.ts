import type { ContentReading } from '#db/content/content-source.server.ts';
import { type Letterhead, letterheadOf } from './letterhead.ts';
import { settingsContent } from './settings.content.server.ts';
import { settingGroups } from './site.schema.ts';

/** The letterhead of documents that are made while the content is being imported. */
export async function readLetterhead(readBy: ContentReading['readBy']): Promise<Letterhead> {
  const settings = await readBy(settingsContent);
  const values = new Map(settings?.values.map(({ key, value }) => [key, value]));
  return letterheadOf({
    site: settingGroups.site.parse(values.get('site')),
    contact: settingGroups.contact.parse(values.get('contact')),
  });
}
