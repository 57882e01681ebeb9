import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useCarousel } from './use-carousel.ts';

type PerView = 1 | 2 | 3 | 4 | 6;

// Classes rather than style attributes, which the content security policy blocks.
const perView = {
  base: { 1: '[--per-view:1]', 2: '[--per-view:2]', 3: '[--per-view:3]', 4: '[--per-view:4]', 6: '[--per-view:6]' },
  md: {
    1: 'min-[47.9375rem]:[--per-view:1]',
    2: 'min-[47.9375rem]:[--per-view:2]',
    3: 'min-[47.9375rem]:[--per-view:3]',
    4: 'min-[47.9375rem]:[--per-view:4]',
    6: 'min-[47.9375rem]:[--per-view:6]',
  },
  pastMd: { 3: 'min-[48.0625rem]:[--per-view:3]' },
  lg: {
    1: 'min-[61.9375rem]:[--per-view:1]',
    2: 'min-[61.9375rem]:[--per-view:2]',
    3: 'min-[61.9375rem]:[--per-view:3]',
    4: 'min-[61.9375rem]:[--per-view:4]',
    6: 'min-[61.9375rem]:[--per-view:6]',
  },
};

/**
 * A row of slides that moves by swiping, by its buttons and automatically. Without script it is a row that scrolls and
 * snaps. It pauses under the pointer or the focus, on a hidden page, and for people who prefer reduced motion.
 *
 * @param label the name of the row
 * @param slides the slides with stable keys
 * @param slidesPerView the number of visible slides below 767 px, from 767 px (`pastMd` from 769 px) and from 991 px
 * @param autoplay milliseconds between moves; without it the row moves only by hand
 * @param loop whether the first slide follows the last
 * @param duration the length of one move in milliseconds
 */
export function Carousel({
  label,
  slides,
  slidesPerView,
  autoplay,
  loop = true,
  duration = 500,
  labels,
}: {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  slidesPerView: { base: PerView; md?: PerView; pastMd?: 3; lg?: PerView };
  autoplay?: number;
  loop?: boolean;
  duration?: number;
  labels: { previous: string; next: string; pause: string; play: string };
}) {
  const { base, md = base, pastMd, lg = pastMd ?? md } = slidesPerView;
  const track = useRef<HTMLUListElement>(null);
  const [isInUse, setInUse] = useState(false);
  const [enhanced, setEnhanced] = useState(false);
  useEffect(() => setEnhanced(true), []);

  const repeats = enhanced && loop ? slides.slice(0, Math.max(base, md, lg)) : [];
  const { canPlay, playing, toggle, move } = useCarousel(track, {
    count: slides.length,
    autoplay,
    loop,
    duration,
    isInUse,
  });

  return (
    <section
      aria-label={label}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        data-enhanced={enhanced || undefined}
        className={`carousel-track relative ${perView.base[base]} ${perView.md[md]} ${pastMd ? perView.pastMd[pastMd] : ''} ${perView.lg[lg]}`}
      >
        {slides.map((slide) => (
          <li key={slide.key}>{slide.content}</li>
        ))}
        {repeats.map((slide) => (
          <li key={`${slide.key}-again`} inert>
            {slide.content}
          </li>
        ))}
      </ul>
      {/* Their space is reserved from the first paint, so that nothing moves when the script loads. */}
      <div className={`mt-4 flex items-center gap-1 ${enhanced ? '' : 'invisible'}`}>
        <IconButton label={labels.previous} onClick={() => move(-1)}>
          <Icon name="chevron" className="rotate-180" />
        </IconButton>
        <IconButton label={labels.next} onClick={() => move(1)}>
          <Icon name="chevron" />
        </IconButton>
        {canPlay && (
          <IconButton label={playing ? labels.pause : labels.play} onClick={toggle}>
            <Icon name={playing ? 'pause' : 'play'} />
          </IconButton>
        )}
      </div>
    </section>
  );
}
