import { sql } from '#core/drizzle.ts';
import { isPrivateStored } from '#core/files/private-files.server.ts';
import { drawingRules, type Job, workEach } from '#core/jobs/jobs.server.ts';
import { db } from '#db/client.server.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { storeBrochureOf } from './store-brochure.server.ts';

/**
 * Draws the brochures soon after a service was written, from the texts as they are by then; those that are stored
 * already are left alone.
 */
export const drawBrochures: Job = {
  queue: { name: 'brochures', options: drawingRules },
  workers: 1,
  async run() {
    const [cards, sources] = await Promise.all([listServiceCards(defaultLanguage), listSources()]);
    await workEach(cards, async (card) => {
      const source = sources.get(card.slug);
      if (source && (await isDrawn(card.slug, source))) return;
      const filePath = await storeBrochureOf(card);
      if (source && filePath) drawn.set(card.slug, { ...source, filePath });
    });
  },
};

type Source = { print: string; filePath: string };

/** What this process has drawn, or found drawn, so that it need not read a service that is as it was. */
const drawn = new Map<string, Source>();

/** Another process may have drawn another text meanwhile, and a file may be lost. */
async function isDrawn(slug: string, { print, filePath }: Source): Promise<boolean> {
  const known = drawn.get(slug);
  return known?.print === print && known.filePath === filePath && (await isPrivateStored(filePath));
}

/** The file of each brochure, and a hash of all rows of which its text is made, with the hours at which they were written. */
async function listSources(): Promise<Map<string, Source>> {
  const { rows } = await db().execute<Source & { slug: string }>(sql`
    select b.slug, b.file_path as "filePath", concat_ws(' ', hash_record_extended(s, 0),
      (select sum(hash_record_extended(c, 0)) from service_sections c where c.service_id = s.id),
      (select sum(hash_record_extended(f, 0)) from service_faqs f join service_sections c on c.id = f.section_id
        where c.service_id = s.id),
      (select sum(hash_record_extended(t, 0)) from settings t)) as print
    from brochures b join services s on s.id = b.service_id where b.status = 'published'`);
  return new Map(rows.map(({ slug, ...source }) => [slug, source]));
}
