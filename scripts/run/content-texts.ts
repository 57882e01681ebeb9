import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PO from 'pofile';
import { type SQL, sql } from '#core/drizzle.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { demoContent } from '#server/start/import-content.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

/** What the trade reads first, by table. */
const texts: Record<string, string[]> = {
  menu_items: ['title'],
  home_sections: ['name', 'title', 'tag_line', 'content', 'image_alt', 'seo_title', 'seo_description'],
  process_steps: ['name', 'text'],
  service_categories: ['name', 'description'],
  services: ['name', 'short_name', 'tagline', 'description', 'regulator', 'who_needs_it', 'validity', 'timeline'],
  pages: ['name', 'title', 'tag_line', 'seo_title', 'seo_description'],
  blog_categories: ['name'],
  notification_categories: ['name'],
  knowledge_base_categories: ['name'],
  product_categories: ['name'],
  approval_edges: ['why'],
  approvals: ['name'],
  authorities: ['name', 'short_name'],
  publications: ['name', 'publisher'],
  download_categories: ['name'],
  order_exemptions: ['condition', 'up_to'],
  duties: ['who', 'next'],
  finder_facts: ['name', 'ask', 'help', 'why', 'ask_unit'],
  finder_fact_values: ['label', 'clause', 'noun'],
  finder_fact_phrases: ['text'],
  finder_fact_presumptions: ['text'],
  finder_rules: ['reason'],
  testimonials: ['name', 'text'],
  associates: ['image_alt'],
  certificates: ['name'],
  family_groups: ['name'],
  product_families: ['name'],
  side_rules: ['plain'],
  service_fees: ['condition', 'doubt'],
  service_steps: ['step'],
  service_times: ['condition'],
};

/** The long texts of the eight services that the home page shows first; those of the others stay English. */
const busiest = sql`select s.id from services v join service_sections s on s.service_id = v.id where v.home_position <= 8`;
const longTexts: Record<string, { columns: string[]; where: SQL }> = {
  service_sections: { columns: ['name', 'content'], where: sql`t.id in (${busiest})` },
  service_faqs: { columns: ['question', 'answer'], where: sql`t.section_id in (${busiest})` },
  // A name that some language has: that of a family of the same name. The other names are those of the official lists.
  products: { columns: ['name'], where: sql`jsonb_path_exists(t.translations, '$.*.name')` },
  // Words that some language has: what people call e-waste differs, and the search finds services by these words.
  services: { columns: ['seo_keywords'], where: sql`jsonb_path_exists(t.translations, '$.*.seoKeywords')` },
  gallery_items: {
    columns: ['title', 'description', 'image_alt'],
    where: sql`t.service_slugs && array(select slug from services where home_position <= 8)`,
  },
};

/**
 * `npm run content-texts -- de` brings the catalogue of a language up to date: `content/translations/de.po` gets the texts
 * of the imported content that it lacks, and loses those that are no longer there.
 */
async function updateCatalogue() {
  const code = process.argv[2] ?? '';
  const others = languages.flatMap((language) => (language.code === defaultLanguage ? [] : [language.code as string]));
  if (!others.includes(code)) throw new Error(`Usage: npm run content-texts -- CODE, with one of ${others.join(', ')}`);
  const file = join(demoContent, 'translations', `${code}.po`);
  const catalogue = existsSync(file) ? PO.parse(await readFile(file, 'utf8')) : new PO();
  catalogue.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: code };
  const known = new Map(catalogue.items.map((item) => [item.msgid, item]));
  const found = await readTexts();
  catalogue.items = [...found].map(([text, place]) => {
    const item = known.get(text) ?? new PO.Item();
    item.msgid = text;
    item.extractedComments = [place];
    return item;
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${catalogue}\n`);
  const missing = catalogue.items.filter(({ msgstr }) => !msgstr[0]).length;
  const gone = [...known.keys()].filter((text) => !found.has(text)).length;
  console.info(`${file}: ${found.size} texts, ${missing} to be translated, ${gone} gone.`);
}

/** Each text once, in the order of the tables and rows, with the place that it was found in first. */
async function readTexts(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await withDatabase(async (url) => {
    openDatabase(url);
    try {
      const short = Object.entries(texts).map(([table, columns]) => ({ table, columns, where: sql`true` }));
      const long = Object.entries(longTexts).map(([table, chosen]) => ({ table, ...chosen }));
      for (const { table, columns, where } of [...short, ...long]) {
        const named = sql.join(columns.map(sql.identifier), sql`, `);
        // A table without ids is put in order by its texts.
        const { rows } = await db().execute(
          sql`select ${named} from ${sql.identifier(table)} t where ${where}
            order by (to_jsonb(t) ->> 'id')::int, ${named}`,
        );
        for (const row of rows)
          for (const [column, value] of Object.entries(row))
            if (typeof value === 'string' && /\p{L}{2}/u.test(value) && !found.has(value))
              found.set(value, `${table} ${column}`);
      }
    } finally {
      await closeDatabase();
    }
  });
  return found;
}

await runCommand(updateCatalogue);
