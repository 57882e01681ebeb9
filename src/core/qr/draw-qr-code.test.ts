import { expect, test } from 'vitest';
import { readQrCode } from '#tests/read-qr-code.ts';
import { drawQrCode } from './draw-qr-code.ts';

function svgOf(text: string, extra = ''): string {
  const { size, path } = drawQrCode(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/>${extra}</svg>`;
}

test.each(['https://kasauti.example/business-card', 'upi://pay?pa=a@example&cu=INR', 'कसौटी, كاسوتي', 'A;B\n"C"'])(
  'another library reads %j',
  async (text) => {
    expect(await readQrCode(svgOf(text))).toBe(text);
  },
);

test('a code with a stain can still be read', async () => {
  expect(await readQrCode(svgOf('https://kasauti.example/business-card', '<circle cx="19" cy="19" r="3"/>'))).toBe(
    'https://kasauti.example/business-card',
  );
});
