import { expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { settings } from '#db/schema/site.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

/** What the dashboard is drawn from. */
const dashboard = async () => (await site.get('/account.data')).text();

async function setCounters(mode: 'fixed' | 'live') {
  const value = { mode, comments: 10, projects: 5, brochures: 7, tutorials: 3 };
  await writeContent((tx) =>
    tx
      .insert(settings)
      .values({ key: 'dashboard_counters', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } }),
  );
  // As a running site does when it is notified.
  site.cache.invalidate();
}

test('the counters are those of the specification until the setting says that they count', async () => {
  expect(await dashboard()).toContain('"fixed"');
  await setCounters('live');
  // A kept page is answered once more while it is made anew.
  await expect.poll(dashboard, { timeout: 20_000 }).toContain('"live"');
});

test('a new client has nothing to count', async () => {
  const { token } = await step.registerClient(site);
  // Tutorials are the same for everybody.
  for (const list of ['comments', 'projects', 'brochures']) {
    const answer = await site.get(`/api/client/${list}`, { headers: step.bearer(token) });
    expect([answer.status, await answer.json()], list).toEqual([200, []]);
  }
});
