import { Trans } from '@lingui/react/macro';
import { sameWords } from '#core/text/search-text.ts';
import { NamedHeading } from '#ui/named-heading.tsx';
import { OwnText } from '#ui/own-language.tsx';
import type { ProductDetail } from '../product-detail.ts';

/** The name of a product as the heading of its page, its first category above it and its technical name below. */
export function ProductName({ product: { name, technicalName, categories } }: { product: ProductDetail }) {
  return (
    <>
      {categories[0] && (
        <p className="text-sm font-semibold text-gold-ink">
          <OwnText text={categories[0].name} />
        </p>
      )}
      <NamedHeading name={name} />
      {technicalName && !sameWords(technicalName, name) && (
        <p className="text-sm text-ink-2">
          <span>
            <Trans>Technical Name</Trans>
          </span>
          : <OwnText text={technicalName} />
        </p>
      )}
    </>
  );
}
