import { expect, test } from 'vitest';
import { createService } from '#tests/factories/service.ts';
import { type Document, withService } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const { at, draft, publish, publicPage } = withService(withSite());

/** Those of the service's page, also in what it tells search engines. */
const figures = async (path?: string) => (await publicPage(path)).replaceAll('\\"', '"').match(/<data .*?<\/data>/g);

/** A section that names a figure, and says something else of it, as the source of a draft may. */
const naming = (path: string) => (document: Document) => ({
  ...document,
  validity: 'Four years',
  sections: [
    {
      slug: 'validity',
      name: 'Validity',
      content: `<p>Valid: <data value="${path}">a hundred years</data>.</p>`,
      translations: {
        hi: {
          content: `<p><data value="services.${at.slug}.typical_validity">सौ वर्ष</data>, <data value="${path}">एक वर्ष</data></p>`,
        },
      },
      questions: [
        { question: 'How long?', answer: `<p>For <data value="services.${at.slug}.typical_validity">ages</data>.</p>` },
      ],
    },
  ],
  translations: { hi: { name: 'ज़ोर्बिट चिह्न', validity: 'चार वर्ष' } },
});

test('a figure in a text follows its fact, whoever wrote it and whoever changes it', async () => {
  const other = await createService({ name: `Bolt mark ${at.made}`, category: 'Marks', validity: '1 to <2 years' });
  await draft(naming(`services.${other.slug}.typical_validity`));
  expect((await publish()).status).toBe(200);
  expect(await figures()).toContain(`<data value="services.${other.slug}.typical_validity">1 to &lt;2 years</data>`);
  expect(await figures()).toContain(`<data value="services.${at.slug}.typical_validity">Four years</data>`);
  const hindi = await figures(`/hi/services/marks/${at.slug}`);
  expect(hindi).toContain(`<data value="services.${at.slug}.typical_validity">चार वर्ष</data>`);
  // A fact without words in this language leaves the translator's.
  expect(hindi).toContain(`<data value="services.${other.slug}.typical_validity">एक वर्ष</data>`);

  const address = `/records/services/${other.id}`;
  const { live } = await (await at.editor.get(address)).json();
  await at.editor.send('PUT', `${address}/draft`, {
    document: { ...live.document, validity: 'Until 2027-12-31' },
    edit: 0,
  });
  expect((await at.reviewer.send('POST', `${address}/publish`, { edit: 1 })).status).toBe(200);
  expect(await figures()).toContain(
    `<data value="services.${other.slug}.typical_validity">Until 31 December 2027</data>`,
  );
});

test('a text that names a figure that does not exist is refused at its field', async () => {
  await draft(naming('services.no-such-mark.typical_validity'));
  const refused = await publish();
  expect(refused.status).toBe(422);
  const message = ['This text names a figure that does not exist.'];
  const fields = { 'sections.0.content': message, 'sections.0.translations.hi.content': message };
  expect((await refused.json()).errors).toEqual(fields);
});
