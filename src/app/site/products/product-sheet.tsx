import { useLingui } from '@lingui/react/macro';
import { useRootData } from '#app/page/root-data.ts';
import { ShareMenu } from '#app/shell/share-menu.tsx';
import { ProductName } from '#features/products/components/product-name.tsx';
import type { ProductDetail } from '#features/products/product-detail.ts';
import { SummarySheet } from '#features/requirements/components/sheet/summary-sheet.tsx';
import type { Sheet } from '#features/requirements/sheet/sheet.ts';
import { sheetQuery } from '#features/requirements/sheet/sheet-reader.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { sheetAddress } from './sheet-address.ts';
import { SheetChoice } from './sheet-choice.tsx';

/** The head of a product's page: its sheet, with a menu to share it and a link to its PDF. */
export function ProductSheet({ product, sheet }: { product: ProductDetail; sheet: Sheet }) {
  const { t } = useLingui();
  const siteName = useRootData()?.siteName ?? '';
  return (
    <>
      <SummarySheet
        sheet={sheet}
        siteName={siteName}
        title={<ProductName product={product} />}
        picture={
          <img
            src={product.image}
            alt={product.imageAlt ?? product.name}
            width={220}
            height={220}
            className="size-16 shrink-0 object-contain md:size-28"
          />
        }
        choice={sheet.verdict && <SheetChoice slug={product.slug} sheet={sheet} />}
      />
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <ShareMenu
          id="share-product"
          title={product.name}
          query={sheetQuery(sheet.reader)}
          className={buttonClass('quiet')}
        />
        <a href={sheetAddress(product.slug, sheet.reader, '/summary.pdf')} className={buttonClass('quiet')}>
          <Icon name="download" size={16} />
          PDF
        </a>
        <TextLink to="/products" className="py-2">{t`Back`}</TextLink>
      </div>
    </>
  );
}
