import { useLingui } from '@lingui/react/macro';
import { Card } from '#ui/card.tsx';
import { Seal } from '#ui/seal.tsx';
import { Section } from '#ui/section.tsx';
import type { ProductDetail } from '../product-detail.ts';

/** Other products under the same standard or of the same category. */
export function RelatedProducts({ products }: { products: ProductDetail['related'] }) {
  const { t } = useLingui();
  if (products.length === 0) return null;
  return (
    <div className="no-print">
      <Section id="related-products" title={t`Products like this one`}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {products.map(({ slug, name }) => (
            <li key={slug}>
              <Card to={`/products/${slug}`} title={name} seal={<Seal slug={slug} />} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
