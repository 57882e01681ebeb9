export const feedFormats = ['rss', 'atom'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Record<FeedFormat, string> = { rss: 'application/rss+xml', atom: 'application/atom+xml' };
