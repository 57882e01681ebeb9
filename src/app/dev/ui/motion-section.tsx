import { Carousel } from '#ui/carousel.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { DevSeal } from './dev-seal.tsx';

const labels = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };

export function MotionSection() {
  const marks = Array.from({ length: 9 }, (_, index) => `client-${index + 1}`);
  return (
    <Section id="motion" title="Rows that move, waits">
      <Carousel
        label="Clients"
        slides={marks.map((mark) => ({
          key: mark,
          content: (
            <div className="flex flex-col items-center border border-rule py-4 text-sm">
              <DevSeal seed={mark} size={80} />
              {mark}
            </div>
          ),
        }))}
        slidesPerView={{ base: 2, md: 3, lg: 6 }}
        autoplay={2000}
        labels={labels}
      />
      <div className="mt-10 grid gap-8 *:min-w-0 md:grid-cols-2">
        <Carousel
          label="What clients say"
          slides={marks.slice(0, 3).map((mark) => ({
            key: mark,
            content: (
              <blockquote className="border-s-2 border-gold ps-5 text-lg">
                “They told us in one page what to test.” {mark}
              </blockquote>
            ),
          }))}
          slidesPerView={{ base: 1 }}
          labels={labels}
        />
        <div className="flex items-start gap-6">
          <Spinner label="Loading" />
          <Skeleton className="size-20 shrink-0" />
          <SkeletonText />
        </div>
      </div>
    </Section>
  );
}
