import type { TestProject } from 'vitest/node';
import { dropLeftDatabases, ensureTemplate, openTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    template: string;
  }
}

/** Starts the cluster that all tests share and makes the template that each worker clones. */
export default async function prepareCluster(project: TestProject) {
  process.env.LOG_LEVEL ??= 'fatal';
  const cluster = await openTestCluster();
  project.provide('adminUrl', await cluster.databaseUrl('postgres'));
  project.provide('template', await ensureTemplate(cluster));
  return async () => {
    await dropLeftDatabases(cluster);
    if (!process.env.KEEP_CLUSTER) await cluster.stop();
  };
}
