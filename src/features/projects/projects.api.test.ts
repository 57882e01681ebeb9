import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { clientProjects } from '#db/schema/projects.ts';
import * as step from '#tests/account-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('a client sees only their own projects, the one that changed last first', async () => {
  const service = await createService({ name: 'Zorbit licence', translations: { hi: { name: 'ज़ोर्बिट लाइसेंस' } } });
  const { email, token } = await step.registerClient(site);
  const other = await step.registerClient(site);
  const clientId = (await step.clientOf(email)).id;
  const lamps = {
    serviceId: service.id,
    name: 'Lamps of the Pune factory',
    stage: 'testing',
    startedOn: '2026-05-04',
    nextStep: 'The laboratory sends the report.',
    nextStepOn: '2026-12-01',
    updatedAt: new Date('2026-10-01T10:00:00Z'),
  } as const;
  await db()
    .insert(clientProjects)
    .values([
      { clientId, ...lamps },
      { clientId, name: 'Kettles', stage: 'closed', updatedAt: new Date('2026-11-01T10:00:00Z') },
      { clientId: (await step.clientOf(other.email)).id, name: 'Not theirs', stage: 'grant' },
    ]);
  const answer = await site.get('/api/client/projects', {
    headers: { ...step.bearer(token), 'current-locale': 'hi' },
  });
  const none = { service: null, started_on: null, next_step: null, next_step_on: null, note: null };
  expect(await answer.json()).toEqual([
    { id: expect.any(Number), name: 'Kettles', stage: 'closed', ...none, updated_at: '2026-11-01T10:00:00.000Z' },
    {
      id: expect.any(Number),
      name: lamps.name,
      service: { name: 'ज़ोर्बिट लाइसेंस', url: expect.stringMatching(/^\/services\/[\w-]+\/zorbit-licence$/) },
      stage: 'testing',
      started_on: lamps.startedOn,
      next_step: lamps.nextStep,
      next_step_on: lamps.nextStepOn,
      note: null,
      updated_at: lamps.updatedAt.toISOString(),
    },
  ]);
  await db().delete(clientProjects).where(eq(clientProjects.clientId, clientId));
});

test('nobody else can read the list', async () => {
  expect((await site.get('/api/client/projects')).status).toBe(401);
});
