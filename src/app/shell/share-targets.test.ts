import { expect, test } from 'vitest';
import { shareTargets } from './share-targets.ts';

test('there are eight ways to share, and each carries the whole address', () => {
  const url = encodeURIComponent('https://kasauti.example/hi/products/led-lamp');
  expect(shareTargets.map(({ icon }) => icon)).toEqual([
    'facebook',
    'x',
    'linkedin',
    'whatsapp',
    'telegram',
    'pinterest',
    'reddit',
    'mail',
  ]);
  for (const { href } of shareTargets) expect(href(url, 'LED%20lamp')).toContain(url);
});
