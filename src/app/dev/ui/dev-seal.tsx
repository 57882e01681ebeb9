import { gold } from '#core/palette.ts';
import { sealSvg } from '#ui/drawings/guilloche.ts';

/** A seal drawn without the server's `/seals/{slug}.svg`, for this page only. */
export function DevSeal({ seed, size = 72, stroke = gold }: { seed: string; size?: number; stroke?: string }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(sealSvg(seed, { stroke }))}`}
      alt=""
      width={size}
      height={size}
    />
  );
}
