import { EventEmitter } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();
const open: EventEmitter[] = [];
afterEach(() => {
  for (const answer of open.splice(0)) answer.emit('close');
});

/** Asks from that address for answers that nobody reads, one after another. */
async function ask(address: string, path: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const outgoing = new EventEmitter();
    open.push(outgoing);
    statuses.push((await site.from(address, outgoing)(path)).status);
  }
  return statuses;
}

const asset = `/assets/${readdirSync('build/client/assets').find((name) => name.endsWith('.css'))}`;
const files = ['/storage/none.pdf', '/open-data/none.csv', '/api/lead-files/forged', '/api/kyc/files/1/download'];

test.each([...files, asset, '/desk'])(
  'a network has 60 unread answers of %s, and others have their own',
  async (path) => {
    const statuses = await ask('203.0.113.20', path, 61);
    expect(statuses.indexOf(503)).toBe(60);
    expect(await ask('203.0.113.21', path, 1)).not.toContain(503);
    open[0]?.emit('close');
    expect(await ask('203.0.113.20', path, 2)).toEqual([statuses[0], 503]);
  },
);

test('all networks together have 300 files, and those of the build are not among them', async () => {
  for (let network = 0; network < 5; network += 1) {
    const path = files[network % files.length] ?? '';
    expect(await ask(`203.0.113.${30 + network}`, path, 60)).not.toContain(503);
  }
  for (const path of files) expect(await ask('203.0.113.40', path, 1)).toEqual([503]);
  expect(await ask('203.0.113.40', asset, 1)).toEqual([200]);
});

test('an answer whose reader has left before it began takes no place', async () => {
  const gone = Object.assign(new EventEmitter(), { closed: true });
  for (let time = 0; time < 70; time += 1) await site.from('203.0.113.50', gone)(files[0] ?? '');
  expect(await ask('203.0.113.50', files[0] ?? '', 1)).toEqual([404]);
});
