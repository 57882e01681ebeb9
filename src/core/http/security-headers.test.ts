import { expect, test } from 'vitest';
import { commonHeaders, documentPolicy } from './security-headers.ts';

test('HSTS is sent if PUBLIC_URL is https, and only then', () => {
  expect(commonHeaders('https://kasauti.example')['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('every answer carries the common headers, and a document carries a policy that lists each of its scripts', () => {
  expect(commonHeaders('https://kasauti.example')).toMatchObject({
    'content-security-policy': expect.stringMatching(/frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const policy = documentPolicy({ scripts: ['a()'], styles: ['b{}'] });
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(directive);
  expect(policy).not.toContain('unsafe');
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
});
