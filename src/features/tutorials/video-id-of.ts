/** The id of a video in its address on YouTube, `https://www.youtube.com/watch?v={id}`; null for any other address. */
export function videoIdOf(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || !/^(?:www\.)?youtube\.com$/.test(url.hostname)) return null;
  return /^[\w-]{11}$/.exec(url.searchParams.get('v') ?? '')?.[0] ?? null;
}

/** The player of the same service that sets no cookies before the video is started. */
export function playerAddress(videoId: string): URL {
  return new URL(`https://www.youtube-nocookie.com/embed/${videoId}?rel=0`);
}
