import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersReport } from '#features/finder/how-right/answers-report.schema.ts';
import { boundOf } from '#features/finder/how-right/targets.ts';
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

test('each product of a stranger counts once, and the sectors sum up to what was published', () => {
  const { figures, sectors, wrong } = report.strangers.first;
  const sum = (name: 'answers' | 'right' | 'honest' | 'wrong') => sectors.reduce((all, row) => all + row[name], 0);
  expect(sum('answers')).toBe(figures.answers);
  expect(sum('right')).toBe(figures.right);
  expect(sum('right') + sum('honest')).toBe(figures.useful);
  expect(wrong).toHaveLength(sum('wrong'));
  expect(report.strangers.now.answers).toBe(figures.answers);
});

test.each(['', '/hi', '/ar'])(
  'it says the targets, what was measured at first and what can be claimed (%s)',
  async (prefix) => {
    const html = await (await site.get(prefix + path)).text();
    const table = /<section aria-labelledby="targets".*?<\/table>/s.exec(html)?.[0].replaceAll(/<!--.*?-->/g, '') ?? '';
    const shown = [...table.matchAll(/[\d.,٫]+[\s\u200e\u200f\u061c]*[%٪]/g)].map(([figure]) =>
      figure.replaceAll(/[^\d]/g, ''),
    );
    const { useful, right, familyAmongFive, answers } = report.strangers.first.figures;
    for (const [count, bound] of [useful, right, familyAmongFive].map(
      (count) => [count, boundOf(count, answers, 'least')] as const,
    ))
      for (const share of [count / answers, bound])
        expect(shown).toContain((100 * share).toFixed(1).replace('.0', '').replace('.', ''));
  },
);

test('what can be claimed is less than what was measured, and the less the fewer were asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (of, some) => {
      const count = Math.min(some, of);
      const [least, most] = [boundOf(count, of, 'least'), boundOf(count, of, 'most')];
      expect(least).toBeLessThanOrEqual(count / of + 1e-12);
      expect(most).toBeGreaterThanOrEqual(count / of - 1e-12);
      expect(boundOf(count * 10, of * 10, 'least')).toBeGreaterThanOrEqual(least - 1e-12);
    }),
  );
  // The design names these figures.
  expect(boundOf(190, 200, 'least')).toBeCloseTo(0.91, 2);
  expect(boundOf(196, 200, 'least')).toBeLessThan(0.95);
  expect(boundOf(197, 200, 'least')).toBeGreaterThan(0.95);
});

test('it stands in the sitemap and is linked from the finder', async () => {
  expect(await (await site.get('/sitemaps/en/pages-1.xml')).text()).toContain(`${path}</loc>`);
  expect(await (await site.get('/approval-finder')).text()).toContain(`href="${path}"`);
});
