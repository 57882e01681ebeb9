import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { readSources } from '#db/content/content-source.server.ts';
import { galleryContent } from '#features/gallery/gallery.content.server.ts';
import { servicesContent } from './services.content.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'services-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const columns =
  'sno,name,slug,category,regulator,governing_order_or_act,typical_validity,validity_source,validity_read_on,typical_timeline,timeline_source,timeline_read_on,who_needs_it,source,confirmed';
const plate = `
- slug: anvil
  title: Anvil
  image: images/gallery/anvil.svg
  image_alt: A drawing of an anvil
  services: [lamps]
`;
const files = {
  'service-categories.yaml': '- slug: light\n  name: Light\n',
  'data/services.csv': `${columns}\n1,Lamps,lamps,Light,,,,,,,,,,,yes\n`,
  'gallery.yaml': plate,
  'images/gallery/anvil.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><path d="M0 0h9"/></svg>',
};

async function read(changed: Record<string, string>) {
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const content = openContent(folder);
  const readBy = await readSources([galleryContent, servicesContent], content);
  return { services: await readBy(servicesContent), problems: content.problems.map(lineOf) };
}
const lineOf = ({ file, line, reason }: { file: string; line: number; reason: string }) => `${file}:${line}: ${reason}`;

const facts = (validityAndTimeline: string) => ({
  'data/services.csv': `${columns}\n1,Lamps,lamps,Light,,,${validityAndTimeline},,,yes\n`,
});

test('facts, texts and translations become one document', async () => {
  const { services, problems } = await read({
    ...facts('4 years,Gazette of Lamps,2026-11-21,,,'),
    'services/lamps.md': '---\nhome: 2\n---\n## Questions {#faqs}\n\n### Why?\n\nLight.\n',
    'services/lamps.hi.md': '---\nvalidity: 4 वर्ष\n---\n## प्रश्न {#faqs}\n\n### क्यों?\n\nप्रकाश।\n',
  });
  expect(problems).toEqual([]);
  expect(services.records[0]?.document).toMatchObject({
    category: 'light',
    validity: '4 years',
    validityReadOn: '2026-11-21',
    homePosition: 2,
    translations: { hi: { validity: '4 वर्ष' } },
    sections: [
      {
        slug: 'faqs',
        content: null,
        questions: [
          {
            question: 'Why?',
            answer: '<p>Light.</p>',
            translations: { hi: { question: 'क्यों?', answer: '<p>प्रकाश।</p>' } },
          },
        ],
      },
    ],
  });
});

test.each([
  [
    facts('4 years,Gazette of Lamps,,,,'),
    'data/services.csv:2: validity_source: is given together with the day on which it was read',
  ],
  [
    facts('4 years,,,2 weeks,,2026-11-21'),
    'data/services.csv:2: timeline_source: is given together with the day on which it was read',
  ],
  [facts(',Gazette of Lamps,2026-11-21,,,'), 'data/services.csv:2: typical_validity: is missing'],
  [
    facts('4 years,Gazette of Lamps,yesterday,,,'),
    'data/services.csv:2: validity_read_on: is not a date like 2026-01-31',
  ],
  [
    { 'services/lamps.md': '---\nvalidity: 2 years\n---\n' },
    'services/lamps.md:2: validity and timeline belong in data/services.csv',
  ],
  [{ 'services/lamps.md': '---\ntagline: Bright\nhue: red\n---\n' }, 'services/lamps.md:3: hue: is not a field'],
  [
    { 'services/lamps.md': '---\nmandatory_list: lumps\n---\n' },
    "services/lamps.md:2: mandatory_list: there is no 'lumps'",
  ],
  [
    { 'services/lamps.md': `---\nslug: lamps\n---\n## Glow {#glow}\n\n${'<i>'.repeat(101)}\n` },
    'services/lamps.md:4: the text is nested deeper than 100',
  ],
  [
    { 'services/lamps.md': '---\nslug: lamps\n---\n## Glow {#glow}\n', 'services/lamps.xx.md': '---\nname: X\n---\n' },
    'services/lamps.xx.md:2: is not a language of the site',
  ],
  [{ 'gallery.yaml': plate.replace('[lamps]', '[lamps, lumps]') }, "gallery.yaml:6: services.1: there is no 'lumps'"],
  [{ 'gallery.yaml': plate.replace('[lamps]', '[__proto__]') }, 'gallery.yaml:6: services.0: is not a slug'],
  [{ 'gallery.yaml': plate + plate.trim() }, "gallery.yaml:7: 'anvil' appears twice"],
  [{ 'images/gallery/anvil.svg': 'no picture' }, 'gallery.yaml:4: the picture images/gallery/anvil.svg cannot be read'],
  [
    { 'service-categories.yaml': '- slug: light\n  name: Light\n  colour: red\n' },
    'service-categories.yaml:3: colour: is not a field',
  ],
])('a mistake is reported once, with its file and line: %#', async (changed, problem) => {
  expect((await read(changed)).problems).toEqual([problem]);
});

test('mistakes of all kinds are reported together, and a refused service is still known to the gallery', async () => {
  const { problems } = await read({
    'service-categories.yaml': '- slug: light\n  name: Light\n  colour: red\n',
    'data/services.csv': `${columns}\n1,Lamps,lamps,Light,,,4 years,Gazette,yesterday,,,,,,yes\n2,Wicks,wicks,Dark,,,,,,,,,,,yes\n`,
    'gallery.yaml': plate.replace('title', 'titel'),
  });
  expect(problems.sort()).toEqual(
    [
      'data/services.csv:2: validity_read_on: is not a date like 2026-01-31',
      "data/services.csv:3: category: there is no 'Dark'",
      'gallery.yaml:3: titel: is not a field',
      'gallery.yaml:2: title: is missing',
      'service-categories.yaml:3: colour: is not a field',
    ].sort(),
  );
});
