import pg from 'pg';
import { requestedService } from '#tests/lead-steps.ts';

/** Adds the service whose brochure the forms request, in a category of its own, while a server may be running. */
export async function addRequestedService(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `with category as (
      insert into service_categories (slug, name, status) values ('requested', 'Requested', 'published') returning id
    ) insert into services (slug, name, status, category_id) select 'requested', $1, 'published', id from category`,
    [requestedService],
  );
  await client.end();
}
