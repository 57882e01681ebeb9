import { sql } from 'drizzle-orm';
import { writeContent } from '#db/write-content.server.ts';

/** Deletes everything that is listed or can be found on the site, so that a test knows every row. */
export async function emptyContent(): Promise<void> {
  await writeContent((tx) =>
    tx.execute(sql`
      truncate orders, authorities, requirement_periods, hs_codes, products, product_categories, standards, services, service_categories, blogs, blog_categories,
        notifications, notification_categories, holidays, calendar_brochures, knowledge_base_entries, knowledge_base_categories,
        home_sections, process_steps, testimonials, associates, business_banners, business_texts,
        search_documents, search_words cascade`),
  );
}
