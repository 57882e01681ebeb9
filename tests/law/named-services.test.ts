import { expect, test } from 'vitest';
import { namedServices, serviceSlugs } from '../../scripts/check/named-services.ts';

test.each([
  ["const list = { bis_isi: 'bis-isi-mark' };", true],
  ['const page = `/services/bis/bis-isi-mark?audience=import`;', true],
  ["const list = 'bis_isi';", false],
  ["const seed = 'my-bis-isi-mark-seal';", false],
])('of %j says %j', (text, isNamed) => {
  expect(namedServices('src/a.ts', serviceSlugs(), text)).toEqual(
    isNamed ? ['src/a.ts names the service bis-isi-mark: make it a row or a column of the content.'] : [],
  );
});
