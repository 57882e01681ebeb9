import type { Page } from '@playwright/test';
import { enterByPasskey, heading, invitationOf } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const unique = () => `${Date.now().toString(36)}${test.info().retry}`;

test('a rule is refused where it is wrong, and then changes the sheet of a family', async ({ page, expectErrors }) => {
  expectErrors(/422 .*\/publish/, /409 .*\/archive/);
  const reason = `A gong of zorb ${unique()} needs an approval.`;
  await enterByPasskey(page, invitationOf(33));
  await page.goto('/desk/records/rules');
  await expect(heading(page)).toHaveText('Rules');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await expect(heading(page)).toHaveText('New: Rule');
  await expectAccessible(page);

  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field('Key').fill(`zorb-${unique()}`);
  await page.getByRole('combobox', { name: 'Approval', exact: true }).fill('stqc');
  await page.getByRole('listbox', { name: 'Approval', exact: true }).getByRole('option').first().click();
  await field('What it does with the approval').selectOption({ label: 'Requires it' });
  await page.getByRole('button', { name: 'Write “Condition” as JSON' }).click();
  await field('Condition').fill('{"fact": "lumens", "is": "yes"}');
  await page.getByRole('combobox', { name: 'Families', exact: true }).fill('instant water');
  await page.getByRole('listbox', { name: 'Families', exact: true }).getByRole('option').first().click();
  await field('Reason, as the sheet says it').fill(reason);
  await field('Source').fill('Zorb Order, 2026');
  await field('Where it was read').selectOption({ label: 'In the gazette' });
  await field('A product for which the condition is true').fill('{"packed-for-consumers": "no"}');
  await field('A product for which the condition is false').fill('{"packed-for-consumers": "no"}');

  const publish = panel(page).getByRole('button', { name: 'Publish', exact: true });
  const problem = page.getByRole('region', { name: 'There is a problem' });
  await publish.click();
  await expect(problem).toContainText('There is no fact lumens.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show “Condition” as fields' }).click();
  await expect(field('Fact')).toHaveValue('lumens');
  await field('Fact').selectOption('packed-for-consumers');
  await page.getByRole('checkbox', { name: 'Yes (yes)' }).check();
  await expectAccessible(page);
  await publish.click();
  await expect(problem).toContainText('By its condition this example is false.');
  await field('A product for which the condition is true').fill('{"packed-for-consumers": "yes"}');
  await publish.click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  const sheet = async () => (await page.request.get('/approval-finder/instant-geyser')).text();
  await expect.poll(sheet).toContain(reason);

  // A fact that visitors are asked about stays, and the desk says why.
  await page.goto('/desk/records/facts?q=packed');
  await page.getByRole('link', { name: 'packed-for-consumers' }).click();
  await expect(field('Question to visitors')).toHaveValue('Is it sold to consumers in a pack?');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Take it from the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it from the site' }).click();
  await expect(page.getByText('Visitors are asked about packed-for-consumers').first()).toBeVisible();
});

test('rules that contradict each other wait at the desk, with their records, until one of them goes', async ({
  page,
}) => {
  await enterByPasskey(page, invitationOf(47));
  const key = `zorb-${unique()}`;
  /** As the screens of the desk send it. */
  const send = (method: string, path: string, body: object = {}) =>
    page.evaluate(
      async ([how, where, sent]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/desk${where}`, { method: how, headers, body: sent });
        return { status: answer.status, ...(await answer.json()) };
      },
      [method, path, JSON.stringify(body)] as const,
    );
  const publish = async (name: string, effect: string) => {
    const condition = { fact: 'packed-for-consumers', is: 'yes' };
    const document = {
      ...{ key: name, approval: 'stqc-cctv', effect, condition, families: ['led-tubelight'] },
      ...{ reason: `${name} says so.`, source: 'Zorb Order, 2026', confidence: 'gazette' },
      examples: {
        true: { 'packed-for-consumers': 'yes' },
        false: { 'packed-for-consumers': 'no' },
        undecided: {},
      },
    };
    const { id, edit } = await send('POST', '/records/rules', { document });
    const published = await send('POST', `/records/rules/${id}/publish`, { edit });
    expect(published.status).toBe(200);
    return published.id;
  };
  await publish(`${key}-asks`, 'requires');
  await publish(`${key}-frees`, 'excludes');

  await page.goto('/desk/law/queues');
  const queue = page.locator('details').filter({ hasText: 'Rules that contradict each other' });
  await expect(queue).toBeVisible();
  if (!(await queue.getAttribute('open').then((open) => open !== null))) await queue.locator('summary').click();
  const row = queue.getByRole('listitem').filter({ hasText: `${key}-frees` });
  await expect(row).toContainText('Takes the duty away');
  await expect(row).toContainText(`${key}-asks`);
  await expect(row).toContainText(/Under these answers.*: Yes/);
  await expect(row.getByRole('link', { name: 'LED tube light or batten' })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: `${key}-frees` }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue(`${key}-frees`);
  await panel(page).getByRole('button', { name: 'Take it from the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it from the site' }).click();
  await expect(panel(page).getByText('Archived')).toBeVisible();
  await page.goto('/desk/law/queues');
  await expect(page.getByText('Rules that contradict each other')).toBeVisible();
  await expect(page.getByText(`${key}-frees`)).toHaveCount(0);
});
