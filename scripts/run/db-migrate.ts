import { createJobsSchema } from '#core/jobs/jobs.server.ts';
import { migrateDatabase } from '#db/migrate-database.server.ts';
import { withDatabase } from '#server/start/with-database.ts';
import { runCommand } from './run-command.ts';

/** `npm run db:migrate` brings the database to the schema of this release, before any process of it starts. */
await runCommand(async () => {
  await withDatabase(async (url) => {
    const names = await migrateDatabase(url);
    await createJobsSchema(url);
    console.info(names.length > 0 ? `Done: ${names.join(', ')}` : 'The database already has every migration');
  });
});
