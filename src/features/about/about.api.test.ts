import { beforeAll, expect, test } from 'vitest';
import { writeContent } from '#db/content/write-content.server.ts';
import { milestones, teamMembers } from '#db/schema/about.ts';
import { associates } from '#db/schema/home.ts';
import { createAssociate } from '#tests/factories/home.ts';
import { createTeamMember } from '#tests/factories/team-member.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

beforeAll(async () => {
  await writeContent(async (tx) => {
    await tx.delete(teamMembers);
    await tx.delete(milestones);
    await tx.delete(associates);
    await tx.insert(milestones).values({ year: 1999, text: 'The first streak.' });
  });
  await createTeamMember({ name: 'Asha Raghunathan', designation: 'Metallurgist' });
  await createAssociate({ name: 'Lamp Works', kind: 'customer' });
  await createAssociate({ name: 'Partner Works', kind: 'associate' });
});

async function read(path: string) {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return answer.json();
}

test('each part of the page has its call', async () => {
  const section = ['content', 'image_alt', 'image_url', 'name', 'tag_line', 'title'];
  expect(Object.keys(await read('/api/about-main')).sort()).toEqual(section);
  expect(Object.keys(await read('/api/founder-voice')).sort()).toEqual(section);
  const purposes = await read('/api/vision-mission');
  expect(Object.keys(purposes.vision).sort()).toEqual(section);
  expect(Object.keys(purposes.mission).sort()).toEqual(section);
  expect(await read('/api/about')).toMatchObject({ slug: 'about', seo_tags: false });
});

test('the team has names, designations and pictures', async () => {
  expect(await read('/api/about-team')).toEqual({
    team: [
      {
        id: expect.any(Number),
        name: 'Asha Raghunathan',
        designation: 'Metallurgist',
        image_url: '/seals/asha-raghunathan.svg',
        image_alt: 'Asha Raghunathan',
      },
    ],
  });
});

test('clients are the customers, not the firms that we work with', async () => {
  const { clients } = await read('/api/about-clients');
  expect(clients).toEqual([{ id: expect.any(Number), image_url: '/seals/lamp-works.svg', image_alt: 'Lamp Works' }]);
});

test('the page shows years, team and clients before any script runs', async () => {
  const page = await (await site.get('/about')).text();
  for (const text of ['1999', 'The first streak.', 'Asha Raghunathan', 'Metallurgist', 'alt="Lamp Works"'])
    expect(page).toContain(text);
});
