import { z } from 'zod';
import { optional, required, slug, yesNo } from '#core/content/content-fields.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content-source.server.ts';
import { cityPages } from '#db/schema/cities.ts';

const schema = z.object({
  city: required,
  slug,
  state_or_ut: required,
  nearest_bis_branch_office: optional,
  note: optional,
  source: optional,
  confirmed: yesNo,
});

/** A city page is a draft until it has texts; a page that an editor has published stays published. */
export const citiesContent = defineContent({
  async read({ files }) {
    const rows = await files.csv('data/cities.csv', schema);
    reportRepeats(rows, (row) => row.slug, files.problems);
    return rows;
  },
  async write({ sync }, rows) {
    const pages = rows.map((row, position) => ({
      slug: row.slug,
      city: row.city,
      heading: `Product approvals in ${row.city}`,
      state: row.state_or_ut,
      nearestBranch: row.nearest_bis_branch_office,
      position,
      note: row.note,
      source: row.source,
      confirmed: row.confirmed,
    }));
    await sync.rows(cityPages, ['slug'], pages, { initial: { status: 'draft' } });
  },
});
