import { gracePort } from '../playwright.config.ts';
import { goTo, pressKey, typeDay, typeInto } from './desk-keys.ts';
import { enterAsColleague, enterByPasskey, heading, invitationOf, readProposal } from './desk-steps.ts';
import { expect, test } from './test.ts';

const order = 'so-5596-e-2025';
const number = 'S.O. 76543(E)';
const year = new Date().getFullYear() + 2;

test('an editor adds a deferral, a reviewer publishes it, and it is seen everywhere, without a mouse', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  await enterByPasskey(page, invitationOf(37));
  const editor = await enterAsColleague(page, browser, 'Edith Ekka', 'editor');
  const reviewer = await enterAsColleague(page, browser, 'Revathi Rao', 'reviewer');

  await goTo(editor, 'Orders');
  await typeInto(editor, editor.getByRole('searchbox'), 'plier');
  await editor.keyboard.press('Enter');
  await pressKey(editor, editor.locator(`a[href$="/law/orders/${order}/effect"]`));
  await expect(heading(editor)).toBeFocused();
  await typeInto(editor, editor.getByLabel('Number', { exact: true }), number);
  await typeInto(editor, editor.getByLabel('Title as printed'), 'Hand Tools (Quality Control) Amendment Order');
  await typeDay(editor, editor.getByLabel('New start'), `${year}-10-01`);
  await typeInto(editor, editor.getByLabel('Source'), 'egazette.gov.in');
  await pressKey(editor, editor.getByRole('button', { name: 'Show what it changes' }));
  await expect(editor.getByRole('region', { name: 'What changes for visitors' })).toContainText(`1 October ${year}`);
  await pressKey(editor, editor.getByRole('button', { name: 'Propose it' }));
  await expect(heading(editor)).toHaveText('A new effect');
  await expect(editor.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await editor.context().close();

  await goTo(reviewer, 'Orders');
  const proposals = reviewer.getByRole('region', { name: 'Open proposals' }).getByRole('listitem');
  await pressKey(reviewer, proposals.filter({ hasText: 'S.O. 5596(E)' }).getByRole('link').first());
  await expect(heading(reviewer)).toHaveText('A new effect');
  await expect(reviewer.getByText('Edith Ekka')).toBeVisible();
  await readProposal(reviewer);
  await pressKey(reviewer, reviewer.getByRole('button', { name: 'Publish' }));
  await expect(reviewer.getByText('It is published.')).toBeVisible();
  await reviewer.context().close();

  // The product, the lists, the timeline, the calendar and its feed, and the open data.
  const says = (path: string, words: string) => async () => (await (await request.get(path)).text()).includes(words);
  const day = `1 October ${year}`;
  for (const [path, words] of [
    ['/products/combination-side-cutting-pliers', day],
    [`/orders/${order}`, day],
    ['/orders?q=hand+tools', `01-10-${year}`],
    ['/standards/is-3650-1981/timeline', day],
    ['/orders/calendar', day],
    [`/orders/calendar/order/${order}.ics`, `${year}1001`],
    ['/orders/register.csv', number],
  ] as const) {
    await expect.poll(says(path, words), { message: path }).toBe(true);
  }

  // The feeds of changes wait, as the mails do, as long as it can be taken back.
  const feeds = [`/feeds/order/${order}.xml`, '/feeds/product/combination-side-cutting-pliers.xml'];
  for (const path of feeds) expect(await says(path, number)()).toBe(false);
  await fetch(`http://localhost:${gracePort}/?slug=${order}`, { method: 'POST' });
  for (const path of feeds) {
    await expect.poll(says(path, number), { message: path }).toBe(true);
    expect(await says(path, day)()).toBe(true);
  }
});
