import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealPath, sealSvg } from './guilloche.ts';

const finite = /^[MZcs\d -]+$/;

test('the same seed draws the same seal', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      expect(sealSvg(seed)).toBe(sealSvg(seed));
      expect(sealPath(seed)).toBe(sealPath(seed));
    }),
  );
});

test('different seeds draw different seals', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 2 }), ([a = '', b = '']) => {
      expect(sealSvg(a)).not.toBe(sealSvg(b));
    }),
  );
});

test('every seal is well-formed, under 6 KB and inside its box', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 16, max: 1200 }), (seed, size) => {
      const svg = sealSvg(seed, { size, background: 'black' });
      expect(svg.length).toBeLessThan(6 * 1024);
      expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="-500 -500 1000 1000">.*<\/svg>$/);
      for (const [, path] of svg.matchAll(/ d="([^"]*)"(?=\/><use|\/><\/g)/g)) expect(path).toMatch(finite);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(sealPath(seed)).toMatch(finite);
    }),
  );
});

test('a curve ends where it began', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const path of sealPath(seed).split('Z').filter(Boolean)) {
        const numbers = (path.match(/-?\d+/g) ?? []).map(Number).slice(2);
        // The first segment has six numbers and the smooth ones have four; the last two of each are its step.
        const steps = [numbers.slice(4, 6)];
        for (let index = 6; index < numbers.length; index += 4) steps.push(numbers.slice(index + 2, index + 4));
        expect(steps.reduce((sum, [x = 0]) => sum + x, 0)).toBe(0);
        expect(steps.reduce((sum, [, y = 0]) => sum + y, 0)).toBe(0);
      }
    }),
  );
});
