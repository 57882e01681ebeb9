import { buildWhenStale } from '../scripts/build.ts';
import { measureCachedDocument } from './cached-document.ts';
import { openDatabases } from './site.ts';

await buildWhenStale();
const databases = await openDatabases();
console.log(await measureCachedDocument(databases));
await databases.close();
