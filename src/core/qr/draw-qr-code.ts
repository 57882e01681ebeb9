import encodeQR from 'qr';

/** A QR code as SVG path data, for a `viewBox` of "0 0 size size" in which each module is one unit wide. */
export type QrCode = { size: number; path: string };

/** The empty margin that readers need, in modules. */
const margin = 4;

/**
 * Draws a text as a QR code that can still be read when 15% of it is covered or damaged.
 *
 * @param text an address, a contact card; the shorter it is, the larger the modules are
 * @throws an error for more than 2,331 bytes
 */
export function drawQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin });
  const path = rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('');
  return { size: rows.length, path };
}

/** The start and the length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
