import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellPath } from './spell-path.ts';

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/SERVICES/Bis', '/services/bis'],
  ['/%73ervices', '/services'],
  ['/en', '/'],
  ['/en/services/', '/services'],
  ['/HI/Services', '/hi/services'],
  ['/zh-hans/services', '/zh-Hans/services'],
  ['/hi/', '/hi'],
  ['/a%2fb', '/a%2Fb'],
  ['/a b', '/a%20b'],
])('%s is spelled %s', (given, spelled) => {
  expect(spellPath(given)).toBe(spelled);
});

test('a canonical path stays the same when we or a browser spell it again', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const spelled = spellPath(new URL(`https://kasauti.example${path}`).pathname);
      expect(spellPath(spelled)).toBe(spelled);
      expect(new URL(spelled, 'https://kasauti.example').pathname).toBe(spelled);
    }),
  );
});
