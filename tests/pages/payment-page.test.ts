import sharp from 'sharp';
import { expect, test } from 'vitest';
import { logoSizes } from '#features/logo/list-logo-files.server.ts';
import { createBankAccount } from '#tests/factories/bank-account.ts';
import { qrCodesIn, readQrCode } from '#tests/read-qr-code.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('the payment page names its accounts, and a phone reads their UPI codes', async () => {
  await createBankAccount({
    number: '900000000025',
    holder: 'Lamp & Works "Ltd"',
    upi: 'lamp.works@bank',
    isPublic: true,
  });
  const html = await (await site.get('/payment')).text();
  expect(html).toContain('Lamp &amp; Works');
  const read = await Promise.all(qrCodesIn(html).map((svg) => readQrCode(svg, 260)));
  expect(read).toContain('upi://pay?pa=lamp.works@bank&pn=Lamp%20%26%20Works%20%22Ltd%22&cu=INR');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});

test.each(logoSizes)(
  'the logo page has a JPG of $width by $height pixels, and says that its CDR is missing',
  async (size) => {
    const html = await (await site.get('/logo')).text();
    const address = `/storage/logo/kasauti-${size.width}x${size.height}.jpg`;
    expect(html).toContain(`href="${address}"`);
    const file = await site.get(address);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...size });
    expect(html.match(/CDR: not available yet/g)).toHaveLength(logoSizes.length);
  },
);
