import { expect, test, vi } from 'vitest';
import { siteAddress } from '#desk/shell/site-address.ts';
import { withAddresses } from '#server/files/desk-files.ts';

test.each([
  ['https://desk.kasauti.example', 'https://kasauti.example/orders/so-1-e-2026'],
  ['https://kasauti.example', '/orders/so-1-e-2026'],
])('at %s a public page is at %s', (DESK_URL, address) => {
  const shell = withAddresses('<html data-calls="/api/desk">', {
    ...{ PUBLIC_URL: 'https://kasauti.example', API_PREFIX: '/v1', DESK_URL },
  });
  expect(shell).toContain('data-calls="/v1/desk"');
  const site = /data-site="([^"]*)"/.exec(shell)?.[1];
  vi.stubGlobal('document', { documentElement: { dataset: { site } } });
  expect(siteAddress('/orders/so-1-e-2026')).toBe(address);
  vi.unstubAllGlobals();
});
