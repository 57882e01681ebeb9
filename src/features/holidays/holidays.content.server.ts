import { z } from 'zod';
import { optional, required, slug, yesNo } from '#core/content/content-fields.ts';
import type { ContentFiles } from '#core/content/content-files.server.ts';
import { complainOfRepeats } from '#core/content/repeats.ts';
import { cityPages } from '#db/schema/cities.ts';
import { holidays } from '#db/schema/holidays.ts';
import type { Sync } from '#db/sync-rows.server.ts';

const holidaySchema = z.object({
  date: z.iso.date(),
  title: required,
  type: z.enum(['Gazetted', 'Restricted']),
  tentative: yesNo,
  note: optional,
  source: optional,
  confirmed: yesNo,
});
const citySchema = z.object({
  city: required,
  slug,
  state_or_ut: required,
  nearest_bis_branch_office: optional,
  note: optional,
  source: optional,
  confirmed: yesNo,
});

export async function readHolidays(content: ContentFiles) {
  const rows = await content.csv('data/holidays.csv', holidaySchema);
  complainOfRepeats(rows, (row) => `${row.date} ${row.title}`, content.problems);
  return rows;
}

export async function importHolidays(sync: Sync, rows: Awaited<ReturnType<typeof readHolidays>>) {
  const days = rows.map(({ date, title, type, tentative, note, source, confirmed }) => ({
    date,
    title,
    holidayType: type,
    isTentative: tentative,
    note,
    source,
    confirmed,
  }));
  await sync.rows(holidays, ['date', 'title'], days);
}

export async function readCities(content: ContentFiles) {
  const rows = await content.csv('data/cities.csv', citySchema);
  complainOfRepeats(rows, (row) => row.slug, content.problems);
  return rows;
}

/** City pages wait as drafts until they have their texts; one that an editor has published stays so. */
export async function importCities(sync: Sync, rows: Awaited<ReturnType<typeof readCities>>) {
  const pages = rows.map((row, position) => ({
    slug: row.slug,
    city: row.city,
    state: row.state_or_ut,
    nearestBranch: row.nearest_bis_branch_office,
    position,
    note: row.note,
    source: row.source,
    confirmed: row.confirmed,
  }));
  const initial = { status: 'draft' as const };
  await sync.rows(
    cityPages,
    ['slug'],
    pages.map((page) => ({ ...page, heading: `Product approvals in ${page.city}` })),
    { initial },
  );
}
