import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { openWithDemoPasswords } from '#features/kyc/demo-kyc-passwords.server.ts';
import { cloneDatabase, ensureTemplate, openTestCluster } from './cluster.ts';

/** The built server on a clone of the demo site, for browser tests and benchmarks; configured by the environment. */

const cluster = await openTestCluster();
const adminUrl = await cluster.databaseUrl('postgres');
const template = await ensureTemplate(cluster);
process.env.DATABASE_URL = await cloneDatabase(adminUrl, template, `t_served_${process.pid}`);
openDatabase(process.env.DATABASE_URL);
await openWithDemoPasswords(db());
await closeDatabase();
process.env.APP_SECRET ??= 'a secret that only the tests know, long enough';
const { serveSite } = await import('../src/server/serve-site.ts');
await serveSite();
