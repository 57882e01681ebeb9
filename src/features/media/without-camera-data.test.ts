import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutCameraData } from './without-camera-data.ts';

const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
const comment = Buffer.from('fffe00045a5a', 'hex');
const restart = Buffer.from('ffdd00040000', 'hex');

test('a picture of very many small parts keeps those by which it is seen', async () => {
  const jpeg = await blank().jpeg().toBuffer();
  const many = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.alloc(6e5, Buffer.concat([comment, restart])),
    jpeg.subarray(2),
  ]);
  const clean = withoutCameraData(many, 'jpg', 1);
  expect(clean?.length).toBe(jpeg.length + 3e5);
  expect(clean?.includes(comment)).toBe(false);
});

test('what is cut, or of another format, is no picture', async () => {
  const [jpeg, png] = [await blank().jpeg().toBuffer(), await blank().png().toBuffer()];
  for (const [bytes, format] of [
    [jpeg.subarray(0, -2), 'jpg'],
    [jpeg.subarray(0, 40), 'jpg'],
    [jpeg, 'png'],
    [png, 'jpg'],
    [png.subarray(0, -12), 'png'],
    [png.subarray(0, 20), 'png'],
  ] as const)
    for (const orientation of [1, 6]) expect(withoutCameraData(bytes, format, orientation)).toBeUndefined();
  expect(withoutCameraData(jpeg, 'jpg', 1)?.equals(jpeg)).toBe(true);
});
