import { expect, test } from 'vitest';
import { commonHeaders, documentPolicy } from './security-headers.ts';

test('HSTS stands where PUBLIC_URL is https, and only there', () => {
  expect(commonHeaders('https://kasauti.example')['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('every answer carries its headers, and a document a policy that names its scripts one by one', () => {
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
