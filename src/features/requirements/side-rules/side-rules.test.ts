import { beforeAll, expect, test } from 'vitest';
import { sideRules } from '#db/schema/side-rules.ts';
import { changeRows } from '#tests/change-rows.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const facts = { source: 'Gazette of India', confidence: 'gazette' as const };
const rules: (typeof sideRules.$inferInsert)[] = [
  {
    ...facts,
    key: 'ban',
    regime: 'import',
    effect: 'prohibited',
    plain: 'Zorbits filled with gas may not be imported.',
    translations: { ar: { plain: 'لا يجوز استيراد الزوربت.' } },
    lines: ['bis_isi 900'],
    document: 'Notification No. 41',
    isLeading: true,
  },
  {
    ...facts,
    key: 'past',
    regime: 'import',
    effect: 'restricted',
    plain: 'A licence was needed.',
    lines: ['bis_isi *'],
    untilOn: '2024-11-29',
  },
  {
    ...facts,
    key: 'battery',
    regime: 'battery',
    effect: 'only-if',
    plain: 'Only if a battery is built in.',
    lines: ['bis_isi 900'],
    confidence: 'own',
  },
  { ...facts, key: 'other', regime: 'tyre', effect: 'required', plain: 'Register tyres.', lines: ['bis_isi 901'] },
];

async function sheetOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  return readWords(/<article class="fine-frame.*?<\/article>/s.exec(html)?.[0] ?? '');
}

beforeAll(async () => {
  await emptyContent();
  const { id: serviceId } = await createService({ name: 'Zorbit mark', shortName: 'Zorbit' });
  const requirements = [inForce({ serviceId, list: 'bis_isi', listKey: '900' })];
  await createProduct({ name: 'Zorbit cooler', requirements });
  await createProduct({
    name: 'Zorbit wheel',
    requirements: [inForce({ serviceId, list: 'bis_isi', listKey: '901' })],
  });
  await changeRows('side_rule', (tx) => tx.insert(sideRules).values(rules));
});

test('a prohibited import stands before everything else, and what is only conditional after it', async () => {
  const sheet = await sheetOf('/products/zorbit-cooler');
  expect(sheet).toMatch(
    /Import prohibited, with exceptions; Zorbit required; 1 more may apply\. .*Zorbits filled with gas/,
  );
  expect(sheet).toMatch(/Import policy Prohibited .*Notification No\. 41.*Zorbit Compulsory.*Battery EPR It depends/);
  expect(sheet).not.toContain('Register tyres');
});

test('what is compulsory beside the lists is in the first sentence too, and what depends is not', async () => {
  expect(await sheetOf('/products/zorbit-wheel')).toMatch(/Zorbit and Tyre EPR required\./);
  expect(await sheetOf('/products/zorbit-cooler')).toMatch(/ Zorbit required; 1 more may apply\./);
});

test('an expired condition is past, and what nobody has checked says so', async () => {
  const sheet = await sheetOf('/products/zorbit-cooler');
  expect(sheet).toContain('Over Until 29 November 2024: A licence was needed.');
  expect(sheet).toContain('Our own reading;');
});

test('import conditions are not for those who make it in India', async () => {
  const sheet = await sheetOf('/products/zorbit-cooler?audience=india');
  expect(sheet).not.toContain('Zorbits filled with gas');
  expect(sheet).toContain('Battery EPR');
});

test('the search answer, the PDF and other languages say the same', async () => {
  expect(await sheetOf('/search?q=zorbit+cooler')).toContain('Zorbits filled with gas may not be imported.');
  expect(await sheetOf('/ar/products/zorbit-cooler')).toContain('لا يجوز استيراد الزوربت.');
  const pdf = await site.get('/products/zorbit-cooler/summary.pdf');
  expect((await readPdf(await pdf.arrayBuffer())).text).toMatch(/Zorbits filled with gas may not be\s+imported/);
});
