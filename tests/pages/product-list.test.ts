import { expect, test } from 'vitest';
import { createProduct } from '#tests/factories/product.ts';
import { inForce, upcoming } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('the list of products names a service shortly, with the full name as its title', async () => {
  const zorbit = await createService({ name: 'Zorbit Mark Licence for Factories', shortName: 'Zorbit mark' });
  const quixot = await createService({ name: 'Quixot approval' });
  const requirements = [inForce({ serviceId: zorbit.id }), upcoming('2999-01-01', { serviceId: quixot.id })];
  await createProduct({ name: 'Zorbit lamp', requirements });

  const html = await (await site.get('/products?q=zorbit+lamp')).text();
  const link = (slug: string) => html.match(`<a [^>]*href="/services/test-schemes/${slug}"[^>]*>[^<]*</a>`)?.[0];
  expect(link(zorbit.slug)).toMatch(/title="Zorbit Mark Licence for Factories".*>Zorbit mark</);
  expect(link(quixot.slug)).toMatch(/>Quixot approval</);
  expect(link(quixot.slug)).not.toContain('title=');
});
