import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/text-link.tsx';

/** From this number of products on, their names are set in columns. */
const manyProducts = 6;

/** The products that a notification names. */
export function ApplicableProducts({ products }: { products: readonly { slug: string; name: string }[] }) {
  return (
    <section aria-labelledby="products-title">
      <h2 id="products-title" className="text-2xl">
        <Trans>Applicable Products</Trans>
      </h2>
      {products.length === 0 ? (
        <p className="mt-3 text-ink-2">
          <Trans>No products available.</Trans>
        </p>
      ) : (
        <ul className={`mt-4 stack-1 ${products.length < manyProducts ? '' : 'gap-x-10 sm:columns-2'}`}>
          {products.map(({ slug, name }) => (
            <li key={slug} className="break-inside-avoid py-1">
              <TextLink to={`/products/${slug}`}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
