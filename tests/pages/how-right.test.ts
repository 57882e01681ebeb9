import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { answersReport } from '#features/finder/how-right/answers-report.schema.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const report = answersReport.parse(JSON.parse(await readFile('content/answers-report.json', 'utf8')));
const path = '/approval-finder/how-right';

test('each answer counts once, in one sector and with one grade', () => {
  const sums = ['answers', 'right', 'honest', 'vague', 'wrong', 'dangerous'] as const;
  for (const name of sums) {
    expect(report.sectors.reduce((sum, sector) => sum + sector[name], 0)).toBe(report.total[name]);
  }
  for (const { answers, right, honest, vague, wrong, dangerous } of [...report.sectors, report.total]) {
    expect(right + honest + vague + wrong).toBe(answers);
    expect(dangerous).toBeLessThanOrEqual(wrong);
  }
  expect(report.total.answers).toBe(report.products * 3);
  expect(report.wrong).toHaveLength(report.total.wrong);
  expect(report.withAnswers.wrong).toHaveLength(report.withAnswers.total.wrong);
});

test.each(['', '/hi', '/ar'])('the page shows the figures of the last measure (%s)', async (prefix) => {
  const answer = await site.get(prefix + path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  for (const { phrase } of report.wrong) expect(html).toContain(phrase);
  expect(html).toContain(`>${report.total.vague}<`);
  // The keys of sectors and approvals are no words for a reader.
  expect(html).not.toMatch(/electronics, IT, telecom|epr-e-waste</);
});

test('it says what products of a stranger came to at first', async () => {
  const { products, rightOrHonest, right, dangerous } = report.firstUnseen;
  const text = (await (await site.get(path)).text()).replaceAll(/<!--.*?-->/g, '');
  expect(text).toContain(`${products} other products`);
  expect(text).toContain(`${rightOrHonest}% of the answers were right or honest, ${right}% right, and ${dangerous}%`);
});

test('it stands in the sitemap and is linked from the finder', async () => {
  expect(await (await site.get('/sitemaps/en/pages-1.xml')).text()).toContain(`${path}</loc>`);
  expect(await (await site.get('/approval-finder')).text()).toContain(`href="${path}"`);
});
