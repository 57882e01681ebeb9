import type { ComponentProps } from 'react';

/** The same picture in several widths of one format: `{ type: 'image/avif', srcSet: '/… 480w, /… 960w' }`. */
export type PictureSource = { type: string; srcSet: string };

/** The nearest of nine places, because the policy of our pages allows no style of an element's own. */
const places = [
  ['object-top-left', 'object-top', 'object-top-right'],
  ['object-left', 'object-center', 'object-right'],
  ['object-bottom-left', 'object-bottom', 'object-bottom-right'],
] as const;

/**
 * A picture of which the browser chooses the format and the width. Without sources it is an `<img>`.
 *
 * @param sizes how wide the page shows it, as in `srcset`
 * @param focus what must stay visible where it is cut, in hundredths from the left and the top edge
 */
export function Picture({
  sources,
  sizes,
  focus,
  src,
  alt,
  className,
  ...img
}: {
  sources: readonly PictureSource[];
  sizes: string;
  focus?: { x: number; y: number } | null;
  alt: string;
} & ComponentProps<'img'>) {
  const place = focus ? places[thirdOf(focus.y)]?.[thirdOf(focus.x)] : undefined;
  const classes = [className, place].filter(Boolean).join(' ');
  const plain = <img src={src} alt={alt} {...img} className={classes || undefined} />;
  if (sources.length === 0) return plain;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {plain}
    </picture>
  );
}

const thirdOf = (percent: number) => Math.min(2, Math.floor((percent * 3) / 100));
