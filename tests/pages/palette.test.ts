import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as palette from '#core/palette.ts';

const colours = Object.entries(palette);
const tokens = readFileSync('src/ui/style/tokens.css', 'utf8');
const hexOf = /#[0-9a-f]{6}\b/gi;

describe('the palette', () => {
  test.each(colours)('%s is the colour of the style sheet', (name, colour) => {
    const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/\d/, '-$&');
    expect(tokens).toContain(`--color-${token}: ${colour};`);
  });

  test('is the only module that writes them', () => {
    const paletteColours = new Set(Object.values<string>(palette));
    const others = globSync('src/**/*.{ts,tsx}').filter((file) => !/palette\.ts$|\.test\.tsx?$/.test(file));
    const repeated = others.filter((file) => {
      const written = readFileSync(file, 'utf8').match(hexOf) ?? [];
      return written.some((colour) => paletteColours.has(colour.toLowerCase()));
    });
    expect(repeated).toEqual([]);
  });
});
