import { Trans } from '@lingui/react/macro';
import { sameWords } from '#core/text/same-words.ts';
import { OwnText } from '#ui/own-language.tsx';
import type { ProductDetail } from '../product-detail.ts';

/** The technical name of a product and its first category, under its name. */
export function ProductLead({ product }: { product: ProductDetail }) {
  const { name, technicalName, categories } = product;
  return (
    <>
      {technicalName && !sameWords(technicalName, name) && (
        <span className="mb-4 block text-ink">
          <span className="block text-sm text-ink-2">
            <Trans>Technical Name</Trans>
          </span>
          <OwnText text={technicalName} />
        </span>
      )}
      {categories[0] && (
        <span className="block font-semibold text-gold-ink">
          <OwnText text={categories[0].name} />
        </span>
      )}
    </>
  );
}
