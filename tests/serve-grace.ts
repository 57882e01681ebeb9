import { createServer } from 'node:http';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { fanOut } from '#features/alerts/digests/fan-out.job.ts';
import { openDigestsAt } from '#features/alerts/digests/open-digests.job.ts';

/**
 * Lets the browser tests do without the ten minutes in which a change can be taken back: `POST /?slug=…` ends them for the
 * changes of that order or family, and runs the jobs that would come at the next minute.
 */
export function serveGrace(port: number): void {
  createServer(async (request, response) => {
    const slug = new URL(request.url ?? '/', 'http://localhost').searchParams.get('slug');
    await db().execute(sql`
      update change_events set publish_at = now() where state = 'held' and (
        order_id in (select id from orders where slug = ${slug})
        or family_id in (select id from product_families where slug = ${slug}))`);
    await fanOut.run('');
    response.end(String(await openDigestsAt(new Date())));
  }).listen(port, '127.0.0.1');
}
