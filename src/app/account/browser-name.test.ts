import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

test('a person recognises the browser by its name', () => {
  const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  expect(browserName(chromium)).toBe('Chrome, Linux');
  expect(browserName(`${chromium} Edg/140.0`)).toBe('Edge, Linux');
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1';
  expect(browserName(phone)).toBe('Safari, iPhone');
  expect(browserName('curl/8.0')).toBeNull();
  expect(browserName(null)).toBeNull();
});
