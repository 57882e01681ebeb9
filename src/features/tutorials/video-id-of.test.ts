import { expect, test } from 'vitest';
import { playerAddress, videoIdOf } from './video-id-of.ts';

test('only an address of YouTube with a well-formed id has a player', () => {
  expect(videoIdOf('https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3')).toBe('aqz-KE-bpKQ');
  for (const address of [
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=../../evil',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)',
    'aqz-KE-bpKQ',
  ])
    expect(videoIdOf(address)).toBeNull();
  expect(playerAddress('aqz-KE-bpKQ').hostname).toBe('www.youtube-nocookie.com');
});
