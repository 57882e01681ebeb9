import { expect, test } from 'vitest';
import { multipart, solvedSum } from '#tests/lead-steps.ts';
import { filesIn } from './run-server.ts';
import { startBehindProxy } from './start-behind-proxy.ts';

const site = startBehindProxy('commit');

/** An application with its résumé, ready to be posted as often as one likes. */
async function application(email: string) {
  const sum = await solvedSum((path) => fetch(site.server.url + path));
  const fields = { ...sum, name: 'Asha Raghunathan', email, phone: '9845012345', city: 'Pune', heading: 'Auditor' };
  const more = { field_exprence: 'Testing', total_exprence: '3-4 years', gender: 'female', message: 'Lamps.' };
  const file = { name: 'resume.pdf', text: '%PDF-1.7 lamps' };
  return () => fetch(`${site.server.url}/api/apply`, multipart({ ...fields, ...more }, file, 'resume'));
}

async function filesOf(email: string): Promise<string[]> {
  const { rows } = await site.client.query(
    'select stored_as from lead_files join leads on leads.id = lead_id where email = $1',
    [email],
  );
  return rows.map(({ stored_as }) => stored_as.split('/').at(-1));
}

test('an application whose commit is not answered keeps its résumé, and is one application when it is sent again', async () => {
  const email = 'cut@lamps.example';
  const post = await application(email);
  const committing = site.proxy.stallAfter('insert into "job_applications"', 'commit');
  const answer = post();
  await committing;
  await expect.poll(() => filesOf(email), { timeout: 20_000 }).toHaveLength(1);
  site.proxy.cut();
  expect((await answer).status).toBe(503);
  site.proxy.restore();
  const [known] = await filesOf(email);
  expect(await filesIn(site.folder)).toEqual([known]);

  await expect.poll(async () => (await post()).status, { interval: 500, timeout: 20_000 }).toBe(200);
  expect(await filesOf(email)).toEqual([known]);
  expect(await filesIn(site.folder)).toEqual([known]);
});

test('so does one whose server is killed at that moment', async () => {
  const email = 'killed@lamps.example';
  const post = await application(email);
  const committing = site.proxy.stallAfter('insert into "job_applications"', 'commit');
  const answer = post().catch((error) => error);
  await committing;
  await expect.poll(() => filesOf(email), { timeout: 20_000 }).toHaveLength(1);
  site.server.process.kill('SIGKILL');
  await site.server.ended;
  site.proxy.cut();
  site.proxy.restore();
  expect(await answer).toBeInstanceOf(Error);
  await site.start();
  expect(await filesIn(site.folder)).toEqual(expect.arrayContaining(await filesOf(email)));
});

test('an enquiry about a sheet whose commit is not answered is stored, and is one lead when it is sent again', async () => {
  const sheet = multipart({ family: 'led-tubelight', answers: 'audience=import' });
  const { key } = await (await fetch(`${site.server.url}/api/finder/sheets`, sheet)).json();
  const email = 'cut-enquiry@lamps.example';
  const fields = { name: 'Asha Raghunathan', email, country_code: '+91', message: 'Is one sample enough?' };
  const form = { ...(await solvedSum((path) => fetch(site.server.url + path))), ...fields };
  const post = () => fetch(`${site.server.url}/api/finder/sheets/${key}/enquiry`, multipart(form));
  const stored = async () => {
    const { rows } = await site.client.query('select fields from leads where email = $1', [email]);
    return rows.map(({ fields: said }) => said.sheet);
  };
  const committing = site.proxy.stallAfter('insert into "leads"', 'commit');
  const answer = post();
  await committing;
  await expect.poll(stored, { timeout: 20_000 }).toEqual([key]);
  site.proxy.cut();
  expect((await answer).status).toBe(503);
  site.proxy.restore();
  await expect.poll(async () => (await post()).status, { interval: 500, timeout: 20_000 }).toBe(200);
  expect(await stored()).toEqual([key]);
});
