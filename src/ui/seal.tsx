/**
 * The guilloche seal that belongs to a slug: decoration, the name beside it says what it is.
 *
 * @param slug what the seal is drawn from
 * @param size width and height in pixels
 * @param eager it is in the first view: load it at once
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
