import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CatalogueProduct } from '#features/products/catalogue-product.ts';
import { ProductServices } from '#features/requirements/components/product-services.tsx';
import { LinkButton } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export type ProductRow = Pick<CatalogueProduct, 'slug' | 'name' | 'technicalName' | 'categories' | 'services'>;

export function ProductTable({ products, today }: { products: readonly ProductRow[]; today: string }) {
  const { t } = useLingui();
  const columns: Column<ProductRow>[] = [
    { key: 'name', header: t`Product`, rowHeader: true, cell: (product) => <ProductName product={product} /> },
    {
      key: 'categories',
      header: t`Categories`,
      plain: true,
      cell: ({ categories }) => categories.map(({ name }) => name).join(', '),
    },
    {
      key: 'services',
      header: t`Certification`,
      plain: true,
      cell: ({ services }) => <ProductServices services={services} today={today} />,
    },
  ];
  return (
    <DataTable
      caption={t`Products with their categories and the certification that each needs`}
      captionHidden
      columns={columns}
      rows={products}
      rowKey={(product) => product.slug}
      empty={
        <EmptyState title={t`No product fits`} action={<LinkButton to="/products">{t`All products`}</LinkButton>}>
          <Trans>
            Try fewer words, the number of a standard, or another state. A product may be listed by another name.
          </Trans>
        </EmptyState>
      }
    />
  );
}

function ProductName({ product }: { product: ProductRow }) {
  return (
    <>
      <Link to={`/products/${product.slug}`} className="text-assay underline underline-offset-4 hover:text-assay-hover">
        {product.name}
      </Link>
      {product.technicalName && <span className="block text-sm font-normal text-ink-2">{product.technicalName}</span>}
    </>
  );
}
