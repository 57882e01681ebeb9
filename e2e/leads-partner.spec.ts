import { expectAccessible, fill, open, openDrawer, textsOf, views } from './journeys.ts';
import { fieldErrors } from './lead-steps.ts';
import { expect, test } from './test.ts';

const entityErrors = {
  Organization: {
    organization: 'The company name field is required.',
    designation: 'The designation field is required.',
  },
  Individual: {
    field_of_expertise: 'Enter your field of expertise.',
    year_of_experience: 'Enter your years of experience as a number from 0 to 80.',
  },
};

for (const { name, language, home, viewport } of views) {
  test.describe(name, () => {
    test.use({ viewport });
    const t = textsOf(language);

    test('the partner drawer offers the types, adapts its questions to the entity, and lists all errors at once', async ({
      page,
    }) => {
      await open(page, `${home}/services`);
      const drawer = await openDrawer(page, 'partner');
      await expect(drawer.locator('#partner-country_code')).toHaveValue('+91');
      const choices = drawer.locator('fieldset label');
      await expect(choices).toHaveText([
        t('Service Partner') + t('Become a certification or compliance service associate.'),
        t('Channel Partner') + t('Become a marketing associate.'),
        t('Organization'),
        t('Individual'),
      ]);
      await expectAccessible(page, 'dialog[open]');
      const send = drawer.getByRole('button', { name: t('Send request') });
      await send.click();
      const person = ['name', 'email', 'phone'];
      expect(Object.keys(await fieldErrors(drawer))).toEqual([...person, 'partner_type', 'entity_type']);

      for (const entity of ['Organization', 'Individual'] as const) {
        await drawer.locator(`[name=entity_type][value=${entity}]`).check();
        for (const field of Object.keys({ ...entityErrors.Organization, ...entityErrors.Individual })) {
          await expect(drawer.locator(`[name=${field}]`)).toHaveCount(field in entityErrors[entity] ? 1 : 0);
        }
        await send.click();
        const errors = await fieldErrors(drawer);
        expect(Object.keys(errors)).toEqual([...person, 'partner_type', ...Object.keys(entityErrors[entity])]);
        for (const [field, words] of Object.entries(entityErrors[entity])) expect(errors[field]).toBe(t(words));
        const summary = drawer.getByRole('region', { name: t('There is a problem') });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveCount(6);
        await expectAccessible(page, 'dialog[open]');
      }
      await fill(drawer, { year_of_experience: 'many' });
      await send.click();
      expect((await fieldErrors(drawer)).year_of_experience).toBe(t(entityErrors.Individual.year_of_experience));
      await drawer.getByRole('link', { name: t('Years of experience') }).click();
      await expect(drawer.locator('[name=year_of_experience]'), 'where the error leads').toBeFocused();
    });
  });
}
