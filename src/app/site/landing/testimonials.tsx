import { Trans, useLingui } from '@lingui/react/macro';
import { Carousel } from '#ui/carousel.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';

type Testimonial = { id: number; name: string; text: string; isSample: boolean };

export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { t } = useLingui();
  if (testimonials.length === 0) return null;
  return (
    <Section
      id="testimonials"
      tone="sheet"
      title={<Trans>What clients say</Trans>}
      lead={testimonials[0]?.isSample && <Trans>The voices and firms of this demonstration are invented.</Trans>}
    >
      <Carousel
        label={t`Testimonials, one at a time`}
        slidesPerView={{ base: 1 }}
        labels={{ previous: t`Previous`, next: t`Next`, pause: t`Pause`, play: t`Play` }}
        slides={testimonials.map(({ id, name, text }) => ({
          key: String(id),
          content: (
            <figure className="max-w-4xl">
              <img src="/stars.svg" alt={t`5 of 5 stars`} width={126} height={22} loading="lazy" />
              <blockquote className="mt-4 font-serif text-xl leading-normal text-pretty md:text-2xl md:leading-normal">
                <OwnText text={text} />
              </blockquote>
              <figcaption className="mt-4 text-ink-2">
                <OwnText text={name} />
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}
