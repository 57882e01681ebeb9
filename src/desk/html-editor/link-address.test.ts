import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  [' https://bis.gov.in/a?b=c#d ', 'https://bis.gov.in/a?b=c#d'],
  ['bis.gov.in', 'https://bis.gov.in'],
  ['www.bis.gov.in/page', 'https://www.bis.gov.in/page'],
  ['asha@example.com', 'mailto:asha@example.com'],
  ['mailto:asha@example.com', 'mailto:asha@example.com'],
  ['tel:+911155500101', 'tel:+911155500101'],
  ['/services/bis', '/services/bis'],
  ['#fees', '#c-fees'],
])('%j is taken for %j', (written, address) => expect(linkAddress(written)).toBe(address));

test.each([
  '',
  '#',
  'services',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'https://a b.example',
  'mailto:nobody',
  'tel:office',
  'data:text/html,x',
  'ftp://bis.gov.in',
])('%j is refused', (written) => expect(linkAddress(written)).toBeUndefined());
