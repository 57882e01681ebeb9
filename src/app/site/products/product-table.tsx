import { useLingui } from '@lingui/react/macro';
import { commaWords } from '#core/text/list-words.ts';
import { sameWords } from '#core/text/search-text.ts';
import type { CatalogueProduct } from '#features/products/catalogue-product.ts';
import { ProductServices } from '#features/requirements/components/product-services.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EnglishName, OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

export type ProductRow = Pick<
  CatalogueProduct,
  'slug' | 'name' | 'englishName' | 'technicalName' | 'categories' | 'services'
>;

export function ProductTable({ products, today }: { products: readonly ProductRow[]; today: string }) {
  const { t, i18n } = useLingui();
  const columns: Column<ProductRow>[] = [
    {
      key: 'name',
      header: t`Product`,
      rowHeader: true,
      width: 'w-[36%] @3xl:w-[42%]',
      cell: (product) => <ProductName product={product} />,
    },
    {
      key: 'categories',
      header: t`Categories`,
      plain: true,
      cell: ({ categories }) => (
        <OwnText
          text={commaWords(
            categories.map(({ name }) => name),
            i18n.locale,
          )}
        />
      ),
    },
    {
      key: 'services',
      header: t`Certification`,
      width: 'w-36',
      second: { header: t`Status`, width: 'w-36' },
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
    />
  );
}

function ProductName({ product: { slug, name, englishName, technicalName } }: { product: ProductRow }) {
  return (
    <div className="@2xl:min-h-[3.4rem]">
      <TextLink to={`/products/${slug}`}>{englishName ? name : <EnglishName name={name} />}</TextLink>
      {englishName && !sameWords(englishName, name) && (
        <span className="block text-sm font-normal text-ink-2">
          <EnglishName name={englishName} />
        </span>
      )}
      {technicalName && !sameWords(technicalName, name) && (
        <span className="block text-sm font-normal text-ink-2">
          <OwnText text={technicalName} from="lists" />
        </span>
      )}
    </div>
  );
}
