import { beforeAll, expect, test } from 'vitest';
import { setKycPassword } from '#features/kyc/kyc-passwords.server.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { photograph, pictureSteps } from '#tests/media-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { sendDocument } = pictureSteps(site);
type Desk = Awaited<ReturnType<typeof enterDesk>>;
let [author, publisher]: Desk[] = [];
beforeAll(async () => {
  author = await enterDesk(site, ['editor']);
  publisher = await enterDesk(site, ['reviewer']);
});

const pdf = (text: string) => ({
  bytes: Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`),
  name: `${text}.pdf`,
  type: 'application/pdf',
});
async function upload(place: string, file: Parameters<typeof sendDocument>[2]): Promise<string> {
  return (await (await sendDocument(author as Desk, place, file)).json()).path;
}
/** One writes it, another one publishes it. */
async function publish(address: string, change: (document: Record<string, unknown>) => object) {
  const { live } = await (await (author as Desk).get(address)).json();
  const saved = await (author as Desk).send('PUT', `${address}/draft`, { document: change(live.document), edit: 0 });
  const { edit, problems } = await saved.json();
  expect(problems).toEqual([]);
  expect((await (author as Desk).send('POST', `${address}/publish`, { edit })).status).toBe(403);
  expect((await (publisher as Desk).send('POST', `${address}/publish`, { edit })).status).toBe(200);
  site.cache.invalidate();
}
async function firstOf(kind: string) {
  const { rows } = await (await (author as Desk).get(`/records/${kind}?per_page=1`)).json();
  return `/records/${kind}/${rows[0].id}`;
}

test('the gazette’s own text takes the place of our note on the page of a notification', async () => {
  const { id, slug } = await createNotification({ name: 'Zorbit order' });
  const path = await upload('notifications filePath', pdf('gazette'));
  const address = `/records/notifications/${id}`;
  const { live } = await (await (author as Desk).get(address)).json();
  const page = `/notifications/${live.document.category}/${slug}`;
  const shows = async (address: string) => (await (await site.get(page)).text()).includes(`href="${address}"`);
  expect(await shows(`${page}/note.pdf`)).toBe(true);
  const needed = { citedAs: 'S.O. 1(E)', summary: 'It begins.' };
  await publish(address, (document) => ({ ...document, ...needed, filePath: path }));
  await expect.poll(() => shows(`/${path}`)).toBe(true);
  const answer = await site.get(`/${path}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await answer.text()).toContain('% gazette');
});

test('a logo and a drawing of it are saved from the page of logos', async () => {
  const drawing = { bytes: Buffer.from('RIFF\x10\x00\x00\x00CDRAvrsn', 'latin1'), name: 'logo.cdr', type: '' };
  const picture = await upload('logo-jpg filePath', { bytes: await photograph({ width: 200, height: 48 }) });
  const cdr = await upload('logo-cdr filePath', drawing);
  await publish(await firstOf('logo-jpg'), (document) => ({ ...document, filePath: picture }));
  await publish(await firstOf('logo-cdr'), (document) => ({ ...document, filePath: cdr }));
  const page = async () => (await site.get('/logo')).text();
  for (const [path, type] of [
    [picture, 'image/jpeg'],
    [cdr, 'application/octet-stream'],
  ]) {
    await expect.poll(async () => (await page()).includes(`href="/${path}"`)).toBe(true);
    const answer = await site.get(`/${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  }
});

test('a KYC document opens for whoever knows the password, once somebody else has published it', async () => {
  await setKycPassword(1, 'brass lantern 7');
  const path = await upload('kyc-items filePath', pdf('pan'));
  const address = await firstOf('kyc-items');
  await publish(address, (document) => ({ ...document, filePath: path }));
  const item = `/api/kyc/files/${address.split('/').at(-1)}`;
  expect((await site.get(item)).status).toBe(403);
  const [cookie = ''] = (await site.post('/api/kyc', { password: 'brass lantern 7' })).headers.getSetCookie();
  const opened = await site.get(item, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await opened.text()).toContain('% pan');
});
