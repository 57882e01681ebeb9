import { useLingui } from '@lingui/react/macro';
import type { HomeTestimonialAnswer } from '#features/home/home.schema.ts';
import { Carousel } from '#ui/carousel.tsx';
import { HomeSection } from './home-section.tsx';

export function Testimonials({ section, testimonials }: HomeTestimonialAnswer) {
  const { t } = useLingui();
  if (testimonials.length === 0) return null;
  return (
    <HomeSection id="testimonials" tone="sheet" section={section} lead={section.tag_line}>
      <Carousel
        label={t`Testimonials, one at a time`}
        slidesPerView={{ base: 1 }}
        autoplay={6_500}
        labels={{ previous: t`Previous`, next: t`Next`, pause: t`Pause`, play: t`Play` }}
        slides={testimonials.map((testimonial) => ({
          key: String(testimonial.id),
          content: (
            <figure className="max-w-4xl border-s-2 border-gold ps-6 md:ps-10">
              <blockquote className="font-serif text-xl leading-normal text-pretty md:text-2xl md:leading-normal">
                {testimonial.text}
              </blockquote>
              <figcaption className="mt-5 text-ink-2">{testimonial.name}</figcaption>
            </figure>
          ),
        }))}
      />
    </HomeSection>
  );
}
