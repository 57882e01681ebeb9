import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Faqs } from '#app/page/faqs.tsx';
import { UntranslatedFrame, useByLanguage, useIsEnglish } from '#app/page/untranslated-frame.tsx';
import type { ProductDetail } from '#features/products/product-detail.ts';
import { Prose, ReadersText, useOwnLanguage } from '#ui/own-language.tsx';
import { Container, Section } from '#ui/section.tsx';

type Part = { key: string; text: string | null; content: ReactNode };

type Questions = ProductDetail['faqs'];

/**
 * What a product's page says in sentences: first what is translated, then the rest in its frame, with its questions if
 * they are in English, too.
 */
export function ProductTexts({ product }: { product: Pick<ProductDetail, 'description' | 'sections' | 'faqs'> }) {
  const isEnglish = useIsEnglish();
  const text = textOf(product.faqs);
  const questions = { key: 'faqs', text, content: <EnglishFaqs faqs={product.faqs} /> };
  const parts = isEnglish(text) ? [...partsOf(product), questions] : partsOf(product);
  const [translated, english] = useByLanguage(parts, (part) => part.text);
  return (
    <Container className="stack-8 py-8">
      {translated.map(({ key, content }) => (
        <div key={key}>{content}</div>
      ))}
      {english.length > 0 && (
        <UntranslatedFrame texts={english.map(({ text }) => text)} className="stack-8">
          {english.map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </UntranslatedFrame>
      )}
    </Container>
  );
}

/** The questions in the language of the page, in a section of their own. */
export function ProductFaqs({ faqs }: { faqs: Questions }) {
  const isEnglish = useIsEnglish();
  if (faqs.length === 0 || isEnglish(textOf(faqs))) return null;
  return (
    <Section id="faqs" title={<Trans>Frequently Asked Questions</Trans>}>
      <Faqs name="product-faqs" faqs={faqs} />
    </Section>
  );
}

const textOf = (faqs: Questions) => faqs.map(({ question, answer }) => `${question} ${answer}`).join(' ');

function partsOf({ description, sections }: Pick<ProductDetail, 'description' | 'sections'>): Part[] {
  const whole = description ? (
    <Prose html={description} />
  ) : (
    <p className="text-ink-2">
      <Trans>No description available.</Trans>
    </p>
  );
  return [
    { key: 'description', text: description, content: whole },
    ...sections.map((section) => ({
      key: `section ${section.heading}`,
      text: section.description ?? section.heading,
      content: <ProductSection section={section} />,
    })),
  ];
}

/** A further text, with the picture on the side that the editor chose. */
function ProductSection({ section }: { section: ProductDetail['sections'][number] }) {
  const languageOf = useOwnLanguage();
  const { heading, description, image, imageAlt, side } = section;
  return (
    <section className="border-t border-rule pt-8">
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
}

function EnglishFaqs({ faqs }: { faqs: Questions }) {
  return (
    <section id="faqs" aria-labelledby="faqs-title" className="border-t border-rule pt-8">
      <ReadersText>
        <h2 id="faqs-title" className="mb-5">
          <Trans>Frequently Asked Questions</Trans>
        </h2>
      </ReadersText>
      <Faqs name="product-faqs" faqs={faqs} />
    </section>
  );
}
