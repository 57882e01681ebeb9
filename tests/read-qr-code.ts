import jsQR from 'jsqr';
import sharp from 'sharp';

/**
 * What a phone reads in a QR code, as found by a library that did not draw it.
 * @param svg the drawing, at `width` pixels
 */
export async function readQrCode(svg: string, width = 320): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** The QR codes in a document, in their order. */
export function qrCodesIn(html: string): string[] {
  const drawings = html.match(/<svg role="img"[^>]*shape-rendering[^>]*>.*?<\/svg>/gs) ?? [];
  return drawings.map((svg) => svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
}
