import type { Page } from '@playwright/test';
import { choose, goTo, pressKey, typeDay, typeInto } from './desk-keys.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, readProposal, tabTo } from './desk-steps.ts';
import { expectAccessible } from './journeys.ts';
import { expect, test } from './test.ts';

const number = 'S.O. 65432(E)';
const year = new Date().getFullYear() + 2;
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const slug = `so-65432-e-${today.slice(0, 4)}`;
const day = `1 October ${year}`;

/** Finds another record by its words, and takes it with Enter. */
async function name(page: Page, label: string, words: string, option: string) {
  await typeInto(page, page.getByRole('combobox', { name: label, exact: true }), words);
  await expect(page.getByRole('option', { name: option, exact: false }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

test('an editor adds an order of its own, a reviewer publishes and strikes it, without a mouse', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await enterByPasskey(page, invitationOf(50));
  const editor = await enterAsColleague(page, browser, 'Edith Ekka', 'editor');
  const reviewer = await enterAsColleague(page, browser, 'Revathi Rao', 'reviewer');

  await goTo(editor, 'Orders');
  await pressKey(editor, editor.getByRole('link', { name: 'Add an order' }));
  await expect(heading(editor)).toHaveText('Add an order');
  await expect(heading(editor)).toBeFocused();
  await expectAccessible(editor);
  await pressKey(editor, editor.getByRole('button', { name: 'Show what it changes' }));
  await expect(editor.getByText('Enter the title as it is printed.').first()).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Title as printed' })).toBeVisible();
  await expectAccessible(editor);

  await typeInto(editor, editor.getByLabel('Number', { exact: true }), number);
  await typeDay(editor, editor.getByLabel('Published on'), today);
  await typeInto(editor, editor.getByLabel('Title as printed'), 'Sewing Machines (Safety) Order');
  await choose(editor, editor.getByLabel('Issued by'), 'Department for Promotion of Industry and Internal Trade');
  await typeInto(editor, editor.getByLabel('Source', { exact: true }), 'CG-DL-E-65432');
  await pressKey(editor, editor.getByRole('button', { name: 'Add goods' }));
  await expect(editor.getByRole('combobox', { name: 'Product', exact: true })).toBeFocused();
  await name(editor, 'Product', 'sewing machine', 'ewing machine');
  await choose(editor, editor.getByLabel('Approval that they need'), 'Scheme X');
  await name(editor, 'Families of the approval finder', 'industrial sewing', 'Industrial sewing machine');
  await typeDay(editor, editor.getByLabel('From this day'), `${year}-10-01`);
  await pressKey(editor, editor.getByRole('button', { name: 'Show what it changes' }));
  await expect(editor.getByRole('region', { name: 'What appears on the site' })).toContainText(day);
  await expect(editor.getByRole('region', { name: 'Sheets before and after' })).toContainText('Scheme X');
  await expectAccessible(editor);
  await pressKey(editor, editor.getByRole('button', { name: 'Propose it' }));
  await expect(heading(editor)).toHaveText('A new order');

  // The reviewer sends it back, and the form has all of it again.
  await goTo(reviewer, 'Orders');
  const proposals = reviewer.getByRole('region', { name: 'Open proposals' }).getByRole('listitem');
  await pressKey(reviewer, proposals.filter({ hasText: number }).getByRole('link').first());
  await expect(heading(reviewer)).toHaveText('A new order');
  await readProposal(reviewer);
  await expectAccessible(reviewer);
  await typeInto(reviewer, reviewer.getByLabel('What is to be mended'), 'Which clause?');
  await pressKey(reviewer, reviewer.getByRole('button', { name: 'Send it back' }));
  await expect(reviewer.getByText('It was sent back.')).toBeVisible();
  await editor.reload();
  await pressKey(editor, editor.getByRole('link', { name: 'Propose it again' }));
  await expect(editor.getByLabel('Number', { exact: true })).toHaveValue(number);
  await typeInto(editor, editor.getByLabel('Clause (if it names one)'), '3');
  await pressKey(editor, editor.getByRole('button', { name: 'Show what it changes' }));
  await pressKey(editor, editor.getByRole('button', { name: 'Propose it' }));
  await expect(heading(editor)).toHaveText('A new order');
  await expect(editor.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await readProposal(editor);

  await goTo(reviewer, 'Orders');
  await pressKey(reviewer, proposals.filter({ hasText: number }).getByRole('link').first());
  await readProposal(reviewer);
  await pressKey(reviewer, reviewer.getByRole('button', { name: 'Publish' }));
  await expect(reviewer.getByText('It is published.')).toBeVisible();
  for (const [path, words] of [
    [`/orders/${slug}`, day],
    ['/orders?q=sewing+machines', number],
    ['/approval-finder/industrial-sewing-machine', day],
    ['/orders/calendar', day],
    [`/orders/calendar/order/${slug}.ics`, `${year}1001`],
    ['/orders/register.csv', number],
  ] as const) {
    const says = async () => (await (await request.get(path)).text()).includes(words);
    await expect.poll(says, { message: path }).toBe(true);
  }

  await editor.goto(`/desk/law/orders/${slug}`);
  await pressKey(editor, editor.getByRole('button', { name: 'Strike the order' }));
  await tabTo(editor, editor.getByLabel('Why it was wrong'));
  await editor.keyboard.type('It was a draft.');
  await pressKey(editor, editor.getByRole('button', { name: 'Propose to strike it' }));
  await expect(heading(editor)).toHaveText('Strike the order');
  await reviewer.goto(new URL(editor.url()).pathname);
  await readProposal(reviewer);
  await expectAccessible(reviewer);
  await pressKey(reviewer, reviewer.getByRole('button', { name: 'Publish' }));
  await expect(reviewer.getByText('It is published.')).toBeVisible();
  const sheet = async () => (await request.get('/approval-finder/industrial-sewing-machine')).text();
  await expect.poll(async () => (await sheet()).includes(day)).toBe(false);
  await reviewer.goto(`/desk/law/orders/${slug}`);
  await expect(reviewer.getByText('It was a draft.')).toBeVisible();
  await expectAccessible(reviewer);
});

test('a proposal that somebody publishes while its page loads says so', async ({ page, browser }) => {
  await enterByPasskey(page, invitationOf(41));
  const reviewer = await enterAsColleague(page, browser, 'Revathi Rao', 'reviewer');
  const id = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ reason: 'Read again' });
    const [known] = (await (await fetch('/api/desk/law/orders?q=helmet')).json()).rows;
    const { effects } = await (await fetch(`/api/desk/law/orders/${known.slug}`)).json();
    const open = effects.find((effect: { withdrawnOn: string | null }) => effect.withdrawnOn === null);
    const sent = await fetch(`/api/desk/law/effects/${open.id}/strike`, { method: 'POST', headers, body });
    return Number((await sent.json()).id);
  });
  // Its page has loaded the proposal and asks what it changes, when the owner takes it back.
  await reviewer.route('**/difference', async (route) => {
    await page.evaluate((own) => fetch(`/api/desk/law/proposals/${own}/withdraw`, { method: 'POST' }), id);
    await route.continue();
  });
  await reviewer.goto(`/desk/law/proposals/${id}`);
  await expect(reviewer.getByText('Its author has taken it back.')).toBeVisible();
  await expect(reviewer.getByText('was recorded since stands against it')).toHaveCount(0);
});
