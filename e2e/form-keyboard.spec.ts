import { desktop, fill, open, phone, textsOf } from './journeys.ts';
import { person } from './lead-steps.ts';
import { mailTo, newAddress, office } from './mailbox.ts';
import { expect, test } from './test.ts';

const _ourFault = 'The fault is on our side. What you typed is still here: try again in a moment.';

test.describe(desktop.name, () => {
  test.use({ viewport: desktop.viewport });
  const _t = textsOf('en');

  test('the partner drawer can be used with the keyboard alone', async ({ page }) => {
    const email = newAddress();
    const { keyboard } = page;
    await open(page, '/services');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Partner with us' });
    await opener.focus();
    await keyboard.press('Enter');
    const drawer = page.locator('dialog#partner');
    await expect(drawer.locator('form')).toBeVisible();

    await expect(drawer.locator('#partner-name'), 'the first field has the focus').toBeFocused();
    await keyboard.type(person.name);
    await keyboard.press('Tab');
    await keyboard.type(email);
    await keyboard.press('Tab');
    const country = drawer.getByRole('combobox');
    await expect(country).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(drawer.getByRole('listbox')).toBeVisible();
    await keyboard.press('Escape');
    await expect(drawer.getByRole('listbox'), 'the list closes, not the drawer').toBeHidden();
    await expect(drawer).toBeVisible();
    await country.selectText();
    await keyboard.type('nepal');
    await keyboard.press('Enter');
    await expect(country).toHaveValue('+977');
    await keyboard.press('Tab');
    await keyboard.type(person.phone);

    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(drawer.locator('[value="Service Partner"]')).toBeChecked();
    await keyboard.press('ArrowDown');
    await expect(drawer.locator('[value="Channel Partner"]')).toBeChecked();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(drawer.locator('[value=Organization]')).toBeChecked();
    await keyboard.press('Tab');
    await keyboard.type('Krishnan Lamps');
    await keyboard.press('Enter');
    await expect(drawer.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(drawer.locator('[name=designation]'), 'the line leads to its field').toBeFocused();
    await keyboard.type('Director');
    await keyboard.press('Enter');
    await expect(drawer.getByText('Partner request submitted successfully', { exact: true })).toBeVisible();
    expect((await mailTo(office, new RegExp(email))).text).toContain('+977');

    await keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('without script, Arabic at 390 px', () => {
  test.use({ viewport: phone.viewport, javaScriptEnabled: false });

  test('the enquiry is sent, and the answer links back to the page', async ({ page, expectErrors }) => {
    expectErrors(/422 .*\/sendnewsletter/);
    const t = textsOf('ar');
    const email = newAddress();
    await page.goto('/ar/services');
    const band = page.locator('section[aria-labelledby=enquiry-title]');
    await fill(band, { name: 'ا', email, description: 'Which approval does a lamp need?' });
    await band.locator('[type=submit]').click();
    await expect(page.getByRole('heading')).toHaveText(t('There is a problem'));
    await expect(page.getByRole('listitem')).toHaveText([t('Enter a name with 2 to 100 characters.')]);
    await page.goBack();
    await expect(band.locator('[name=description]')).toHaveValue('Which approval does a lamp need?');
    await band.locator('[name=name]').fill('ميرا');
    await band.locator('[type=submit]').click();
    await expect(page.getByRole('heading')).toHaveText(t('Form submitted successfully!'));
    await page.getByRole('link', { name: t('Back to the page you came from') }).click();
    await expect(page).toHaveURL(/\/ar\/services$/);
    await mailTo(office, new RegExp(email));
  });
});
