import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { readServices } from './read-services.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-'));
  await mkdir(join(folder, 'data'));
  await mkdir(join(folder, 'services'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const columns =
  'sno,name,slug,category,regulator,governing_order_or_act,typical_validity,validity_source,validity_read_on,typical_timeline,timeline_source,timeline_read_on,who_needs_it,source,confirmed';

async function read(facts: string, matter = '', hindi = '') {
  await writeFile(join(folder, 'data', 'services.csv'), `${columns}\n1,Lamps,lamps,Light,,,${facts},,,yes\n`);
  await writeFile(join(folder, 'services', 'lamps.md'), `---\nslug: lamps\n${matter}\n---\n`);
  if (hindi) await writeFile(join(folder, 'services', 'lamps.hi.md'), `---\n${hindi}\n---\n`);
  const content = openContent(folder);
  const services = await readServices(content, new Set(['Light']));
  return { services, problems: content.problems };
}

test('a validity comes with the document that states it and the day on which it was read', async () => {
  const { services, problems } = await read('4 years,Gazette of Lamps,2026-11-21,,,', '', 'validity: 4 वर्ष');
  expect(problems).toEqual([]);
  expect(services[0]?.facts).toMatchObject({
    typical_validity: '4 years',
    validity_source: 'Gazette of Lamps',
    validity_read_on: '2026-11-21',
  });
  expect(services[0]?.others[0]?.matter.validity).toBe('4 वर्ष');
});

test.each([
  ['4 years,Gazette of Lamps,,,,', 'validity_source and validity_read_on are given together'],
  ['4 years,,,2 weeks,,2026-11-21', 'timeline_source and timeline_read_on are given together'],
  [',Gazette of Lamps,2026-11-21,,,', 'validity_source has no typical_validity'],
])('a source that is not complete is reported: %s', async (facts, reason) => {
  const { problems } = await read(facts);
  expect(problems).toEqual([{ file: 'data/services.csv', line: 2, reason }]);
});

test('an English text does not repeat the validity', async () => {
  const { problems } = await read('4 years,,,,,', 'validity: 2 years');
  expect(problems).toEqual([
    { file: 'services/lamps.md', line: 2, reason: 'validity and timeline belong in data/services.csv' },
  ]);
});
