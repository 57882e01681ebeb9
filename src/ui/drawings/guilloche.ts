import { seededRandom } from './seeded-random.ts';

const full = Math.PI * 2;

type Point = readonly [x: number, y: number];
type Curve = (angle: number) => Point;
type Random = () => number;

/**
 * A closed curve as SVG path data: cubic segments whose handles follow the curve's slope, in whole units of a box of
 * ±500. Steps are relative to rounded points, so that rounding errors do not add up.
 */
function closedPath(curve: Curve, turns: number, segments: number): string {
  const step = (full * turns) / segments;
  const at = (index: number) => curve(index * step).map(Math.round) as [number, number];
  const handle = (index: number): Point => {
    const [ax, ay] = curve(index * step - 0.001);
    const [bx, by] = curve(index * step + 0.001);
    return [((bx - ax) / 0.002) * (step / 3), ((by - ay) / 0.002) * (step / 3)];
  };
  let [x, y] = at(0);
  const [firstX, firstY] = handle(0).map(Math.round) as [number, number];
  let path = `M${x} ${y}c${firstX} ${firstY} `;
  for (let index = 1; index <= segments; index++) {
    const [nextX, nextY] = at(index % segments);
    const [handleX, handleY] = handle(index);
    const numbers = [nextX - x - handleX, nextY - y - handleY, nextX - x, nextY - y].map(Math.round);
    path += `${index === 2 ? 's' : ''}${numbers.join(' ')} `;
    [x, y] = [nextX, nextY];
  }
  return `${path.replace(/ -/g, '-').trim()}Z`;
}

/** A circle whose radius oscillates `waves` times by `swing`; many of them, rotated, weave a border. */
function wave(radius: number, swing: number, waves: number): Curve {
  return (angle) => {
    const distance = radius + swing * Math.cos(waves * angle);
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  };
}

/** The path of a pen fixed to a wheel that rolls inside a ring, which draws the flower of the rosette. */
function hypotrochoid(radius: number, petals: number, depth: number): Curve {
  const wheel = radius / (1 + depth);
  return (angle) => [
    wheel * (Math.cos(angle) + depth * Math.cos((petals - 1) * angle)),
    wheel * (Math.sin(angle) - depth * Math.sin((petals - 1) * angle)),
  ];
}

function pick(random: Random, from: number, to: number) {
  return from + Math.floor(random() * (to - from + 1));
}

type Layer = { path: string; copies: number; turn: number; shrink: number };

/** Draws random numbers in the same order for every caller, so that a seed has exactly one seal. */
function layers(seed: string): [Layer, Layer, Layer] {
  const random = seededRandom(seed);
  const waves = pick(random, 14, 24);
  const weave = pick(random, 4, 7);
  const border: Layer = {
    path: closedPath(wave(438, 24 + random() * 22, waves), 1, waves * 4),
    copies: weave,
    turn: 360 / (waves * weave),
    shrink: 0,
  };

  const petals = pick(random, 5, 13);
  const copies = pick(random, 9, 14);
  // One in three is not rotated and forms an even flower; the others rotate as they shrink.
  const still = random() < 0.34;
  const body: Layer = {
    path: closedPath(hypotrochoid(376, petals, 0.22 + random() * 0.6), 1, petals * 7),
    copies,
    turn: (random() < 0.5 ? 1 : -1) * (360 / petals / copies) * (still ? 1 : pick(random, 1, 3)),
    shrink: still ? 0 : 0.025 + random() * 0.03,
  };

  const leaves = pick(random, 5, 9);
  const heart: Layer = {
    path: closedPath(hypotrochoid(132, leaves, 0.5 + random() * 0.5), 1, leaves * 6),
    copies: 4,
    turn: 360 / leaves / 4,
    shrink: 0.12,
  };
  return [border, body, heart];
}

/**
 * The principal curve of a seed's seal as path data for a `viewBox` of "-500 -500 1000 1000". It has few lines, for
 * small sizes and for drawing on other backgrounds.
 */
export function sealPath(seed: string): string {
  const [border, body] = layers(seed);
  return border.path + body.path;
}

/**
 * The seal of a seed: a rosette of fine lines as on certificates, as a complete SVG document under 6 KB. A seed gives
 * the same seal on every machine.
 *
 * @param seed any text, commonly a slug
 * @param options `size` in pixels; `stroke` and `background` as CSS colours (no background by default).
 *   Colours are written as given: never pass a visitor's text.
 */
export function sealSvg(
  seed: string,
  { size = 200, stroke = 'currentColor', background }: { size?: number; stroke?: string; background?: string } = {},
): string {
  const drawn = layers(seed).map(({ path, copies, turn, shrink }, index) => {
    const uses = Array.from({ length: copies - 1 }, (_, copy) => {
      const scale = shrink ? `scale(${(1 - shrink * (copy + 1)).toFixed(3)})` : '';
      return `<use href="#l${index}" transform="rotate(${((copy + 1) * turn).toFixed(2)})${scale}"/>`;
    });
    return `<path id="l${index}" d="${path}"/>${uses.join('')}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-500 -500 1000 1000">` +
    (background ? `<path fill="${background}" d="M-500-500h1000v1000h-1000z"/>` : '') +
    `<g fill="none" stroke="${stroke}" stroke-width="2.8"><circle r="494"/><circle r="382"/>${drawn.join('')}</g></svg>`
  );
}
