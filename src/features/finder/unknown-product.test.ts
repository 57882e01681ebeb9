import { beforeAll, describe, expect, test } from 'vitest';
import { newAddress } from '#tests/account-steps.ts';
import { form } from '#tests/alert-steps.ts';
import { leadsOf } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import type { Evaluated } from './evaluation/evaluation.schema.ts';

const site = withSite();
const evaluate = async (answers: object, more: object = { audience: 'import' }): Promise<Evaluated> =>
  (await site.post('/api/finder/evaluate', { answers, ...more })).json();
const statusOf = ({ outcomes }: Evaluated, approval: string) =>
  outcomes.find((outcome) => outcome.approval === approval)?.status;
const nothing = {
  ...{ radio: ['none'], battery: 'none', 'supplied-with': ['none'], mains: 'no', 'for-children': 'no' },
  ...{ 'plugs-into-operator-network': 'no', 'food-contact': 'no', 'medical-claim': 'no', 'plastic-packing': 'no' },
  ...{ 'packed-for-consumers': 'no' },
};

describe('a product that no family is', () => {
  let first: Evaluated;
  beforeAll(async () => {
    first = await evaluate({}, {});
  });

  test('is asked about, and nothing is certain before', () => {
    expect(first.family).toMatchObject({ slug: 'unknown', definition: expect.stringContaining('Nobody has checked') });
    expect(first.url).toBe('/approval-finder/unknown/answers?show=sheet');
    expect(first.next).toMatchObject({ fact: 'audience' });
    expect(new Set(first.outcomes.map(({ status }) => status))).toEqual(new Set(['may-apply']));
    expect(first.outcomes.every(({ rows, likelihood }) => rows.length === 0 && likelihood === null)).toBe(true);
  });

  test('may need what products of some groups need by its traits, and needs what all goods need', async () => {
    const radio = await evaluate({ radio: ['bluetooth'], 'packed-for-consumers': 'yes' });
    expect(statusOf(radio, 'wpc-eta')).toBe('may-apply');
    expect(statusOf(radio, 'lmpc')).toBe('applies');
    for (const { words } of radio.verdicts) expect(words).toMatch(/not checked/);
  });

  test('has none of its traits: what lists name is not checked, and nothing says that it is not required', async () => {
    const answered = await evaluate(nothing);
    for (const approval of ['isi', 'fmcs', 'crs', 'scheme-x', 'bee', 'tec-mtcte'])
      expect(['may-apply', undefined], approval).toContain(statusOf(answered, approval));
    expect(answered.not_checked.length).toBeGreaterThan(10);
    expect(answered.none_found).toEqual([]);
    // What a rule for all goods takes away says so by its source.
    expect(statusOf(answered, 'lmpc')).toBe('not-required');
    // A rule that leaves some families out takes nothing away: a cosmetic needs CDSCO without any medical claim.
    for (const approval of ['cdsco', 'wpc-eta'])
      expect([approval, statusOf(answered, approval)]).toEqual([approval, undefined]);
    expect(answered.not_checked).toEqual(expect.arrayContaining(['CDSCO licence', 'WPC ETA']));
    for (const { words } of answered.verdicts) expect(words).not.toContain('Nothing found');
  });

  test('comes to an end of questions, and no answer settles less', async () => {
    const answers: Record<string, unknown> = {};
    let settled = 0;
    let asked = 0;
    for (let step = await evaluate(answers); step.next; step = await evaluate(answers)) {
      asked += 1;
      expect(asked).toBeLessThan(10);
      expect(step.settled).toBeGreaterThanOrEqual(settled);
      settled = step.settled;
      const { fact, choices } = step.next;
      answers[fact] = choices.length > 0 ? choices.at(-1)?.value : 5;
    }
    expect(asked).toBeGreaterThan(3);
  });

  test('has pages without script that carry the words along, and lead to a person', async () => {
    const words = '<b>zorb</b>';
    const page = async (path: string) => {
      const answer = await site.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    };
    const search = await page('/search?q=zorbwobble');
    expect(search).toContain('/approval-finder/unknown/answers?q=zorbwobble');
    const question = await page(`/approval-finder/unknown/answers?q=${encodeURIComponent(words)}`);
    expect(question).toContain('name="audience"');
    expect(question).not.toContain(words);
    // The enquiry below asks a person about it.
    expect(question).toContain('what my model needs: &lt;b&gt;zorb');
    const sheet = await page('/approval-finder/unknown/answers?audience=import&show=sheet');
    expect(sheet).toContain('Nobody has checked the official lists');
    expect(sheet).toContain('Keep this sheet');
    expect(sheet).not.toMatch(/\ba a |\ban a /);
    expect(await page('/ar/approval-finder/unknown/answers?show=sheet')).toContain('<html lang="ar" dir="rtl"');
    expect((await site.get('/approval-finder/unknown')).status).toBe(404);
  });

  test('has a sheet that is kept under its answers alone, says later what has changed, and is asked about there', async () => {
    const answers = 'audience=import&radio=bluetooth&q=Zorb+of+Asha';
    const kept = await site.get('/api/finder/sheets', form({ family: 'unknown', answers }));
    const { key } = await kept.json();
    const sheet = await (await site.get(`/api/finder/sheets/${key}`)).json();
    expect(sheet).toMatchObject({ family: 'unknown', changes_since: [] });
    expect(sheet.outcome).toEqual(sheet.today);
    expect(JSON.stringify(sheet)).not.toContain('Zorb');
    const page = await (await site.get(`/sheets/${key}`)).text();
    expect(page).toContain('Nobody has checked the official lists');
    expect(page).toContain('What is the product?');
    expect(page).not.toMatch(/approval-finder\/unknown"|Hear of changes by email/);
    expect((await site.get(`/sheets/${key}.pdf`)).status).toBe(200);
    // No release of rules is noted for it, so that nobody would ever hear of a change.
    const follow = { email: newAddress(), kind: 'sheet', slug: key };
    expect((await site.get('/api/alerts/follows', form(follow))).status).toBe(422);
    const enquiry = { name: 'Asha', email: newAddress(), country_code: '+91', message: 'A zorb for toddlers' };
    expect((await site.get(`/api/finder/sheets/${key}/enquiry`, form(enquiry))).status).toBe(200);
    expect((await leadsOf(enquiry.email))[0]).toMatchObject({ form: 'finder', fields: { sheet: key } });
  });
});
