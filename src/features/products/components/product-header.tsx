import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { sameWords } from '#core/text/same-words.ts';
import { OwnText, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import type { ProductDetail } from '../product-detail.ts';

/** A name with more characters than this is set in a smaller size, so that it fits on one screen. */
const longName = 60;

/** The breadcrumbs of a product, its picture or seal, its names and its first category. */
export function ProductHeader({
  product,
  breadcrumb,
  children,
}: {
  product: ProductDetail;
  breadcrumb: ReactNode;
  children: ReactNode;
}) {
  const own = useOwnLanguage();
  const { name, technicalName, image, imageAlt, categories } = product;
  return (
    <header className="border-b border-rule">
      <Container className="py-6 md:py-10">
        {breadcrumb}
        <div className="mt-6 flex flex-col gap-x-12 gap-y-6 md:mt-8 md:flex-row md:items-center">
          <img
            src={image}
            alt={imageAlt ?? name}
            width={220}
            height={220}
            className="size-28 shrink-0 object-contain md:size-55"
          />
          <div className="min-w-0">
            <p className="mb-1 text-sm text-ink-2">
              <Trans>Product Name</Trans>
            </p>
            {/* Its language chooses the font; the direction stays that of the page, so that the heading begins where all do. */}
            <h1 lang={own(name).lang} className={`text-start ${name.length > longName ? 'text-2xl md:text-3xl' : ''}`}>
              <OwnText text={name} />
            </h1>
            {technicalName && !sameWords(technicalName, name) && (
              <p className="mt-4 text-lg">
                <span className="block text-sm text-ink-2">
                  <Trans>Technical Name</Trans>
                </span>
                <OwnText text={technicalName} />
              </p>
            )}
            {categories[0] && (
              <p className="mt-4 font-semibold text-gold-ink text-lg">
                <OwnText text={categories[0].name} />
              </p>
            )}
            <div className="mt-5 flex flex-wrap items-center gap-3">{children}</div>
          </div>
        </div>
      </Container>
    </header>
  );
}
