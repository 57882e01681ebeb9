import { Trans } from '@lingui/react/macro';
import { Prose, useOwnLanguage } from '#ui/own-language.tsx';
import type { ProductDetail } from '../product-detail.ts';

/** Further texts of a product, with the picture on the side that the editor chose. */
export function ProductSections({ sections }: { sections: ProductDetail['sections'] }) {
  const languageOf = useOwnLanguage();
  const isEnglish = ({ heading, description }: ProductDetail['sections'][number]) =>
    languageOf(heading).lang === 'en' && languageOf(description).lang === 'en';
  return sections.map((section) => {
    const { heading, description, image, imageAlt, side } = section;
    return (
      <section key={heading} className={`border-t border-rule py-8 ${isEnglish(section) ? 'own-side' : ''}`}>
        <h2 {...languageOf(heading)} className="mb-5">
          {heading}
        </h2>
        <div className={image ? 'grid items-start gap-x-12 gap-y-6 lg:grid-cols-2' : undefined}>
          {image && (
            <img
              src={image}
              alt={imageAlt ?? ''}
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
              className={`h-auto w-full ${side === 'right' ? 'lg:order-last' : ''}`}
            />
          )}
          {description ? (
            <Prose html={description} />
          ) : (
            <p className="text-ink-2">
              <Trans>No description</Trans>
            </p>
          )}
        </div>
      </section>
    );
  });
}
