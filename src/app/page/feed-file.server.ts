import { type FeedFormat, feedFormats, feedTypes } from '#core/feed/feed-formats.ts';
import { type FeedText, writeFeed } from '#core/feed/write-feed.server.ts';

/** Reads the file name of a feed: `bis.atom` is the feed `bis` in Atom. Null for any other name. */
export function readFeedFile(file: string): { name: string; format: FeedFormat } | null {
  const [, name, ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? [];
  const format = feedFormats.find((one) => one === ending);
  return name && format ? { name, format } : null;
}

export function feedResponse(format: FeedFormat, text: FeedText): Response {
  return new Response(writeFeed(format, text), {
    headers: { 'Content-Type': `${feedTypes[format]}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  });
}

/** Noon in India, so that readers in most time zones show the same day. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00+05:30`);
}
