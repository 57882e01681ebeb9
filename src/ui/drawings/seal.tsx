/**
 * The guilloche seal of a slug. It is decoration: the name beside it says what it stands for.
 *
 * @param slug the seed of the drawing
 * @param size width and height in pixels
 * @param eager set for a seal in the first view, which is then loaded at once
 */
export function Seal({ slug, size = 56, eager = false }: { slug: string; size?: number; eager?: boolean }) {
  return (
    <img
      src={`/seals/${encodeURIComponent(slug)}.svg`}
      alt=""
      width={size}
      height={size}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className="shrink-0"
    />
  );
}
