import { sealSvg } from './guilloche.ts';
import { seededRandom } from './seeded-random.ts';

const [width, height] = [1600, 900];
const lines = 20;
/** How far the wave reaches beyond the picture, so that its copies can be shifted along it. */
const overhang = 200;

/** A wave across the picture and beyond, as cubic segments whose handles follow its slope. */
function wavePath(curve: (x: number) => number): string {
  const segments = 28;
  const step = (width + 2 * overhang) / segments;
  const slope = (x: number) => (curve(x + 0.5) - curve(x - 0.5)) * (step / 3);
  let path = `M${-overhang} ${Math.round(curve(-overhang))}`;
  for (let index = 0; index < segments; index++) {
    const from = index * step - overhang;
    const to = from + step;
    const numbers = [from + step / 3, curve(from) + slope(from), to - step / 3, curve(to) - slope(to), to, curve(to)];
    path += `C${numbers.map(Math.round).join(' ')}`;
  }
  return path;
}

/**
 * The ribbon of a seed: a band of fine waves as on banknotes with the seed's seal at one end, 16 to 9, as a complete SVG
 * document under 9 KB. It stands in for a picture that is wider than high. A seed gives the same ribbon everywhere.
 *
 * @param seed any text, commonly a slug
 * @param options `stroke` as a CSS colour, written as given: never pass a visitor's text
 */
export function ribbonSvg(seed: string, { stroke = 'currentColor' }: { stroke?: string } = {}): string {
  const random = seededRandom(`ribbon ${seed}`);
  const turns = 1 + random() * 1.4;
  const ripple = 2.5 + random() * 3;
  const [phase, ripplePhase] = [random() * Math.PI * 2, random() * Math.PI * 2];
  const [swing, small] = [150 + random() * 90, 40 + random() * 60];
  const spread = 120 + random() * 110;
  const curve = (x: number) => {
    const angle = (x / width) * Math.PI * 2;
    return swing * Math.sin(turns * angle + phase) + small * Math.sin(ripple * angle + ripplePhase);
  };
  const shift = (random() * 2 - 1) * overhang * 0.9;
  // From one edge of the ribbon to the other the wave flattens, turns over and moves along, so the lines weave.
  const copies = Array.from({ length: lines }, (_, index) => {
    const side = 1 - (2 * index) / (lines - 1);
    const place = `${Math.round(side * shift)} ${Math.round(side * spread)}`;
    return `<use href="#w" transform="translate(${place})scale(1 ${side.toFixed(3)})"/>`;
  });
  const isAtEnd = random() < 0.5;
  const size = 620 + Math.round(random() * 120);
  const place = `translate(${Math.round((isAtEnd ? 0.72 : 0.28) * width - size / 2)} ${Math.round((height - size) / 2)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="${stroke}" stroke-width="0.9" stroke-opacity="0.75" transform="translate(0 ${height / 2})">` +
    `<defs><path id="w" vector-effect="non-scaling-stroke" d="${wavePath(curve)}"/></defs>${copies.join('')}</g>` +
    `<g transform="${place}">${sealSvg(seed, { size, stroke })}</g></svg>`
  );
}
