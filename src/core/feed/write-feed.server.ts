import { Feed } from 'feed';
import type { ICalCalendar } from 'ical-generator';
import { escapeHtml } from '#core/html/html-to-text.ts';
import type { FeedFormat } from './feed-formats.ts';

/** What a feed says; all texts are plain text, all addresses are absolute. */
export type FeedText = {
  title: string;
  description: string;
  language: string;
  publisher: string;
  /** The page whose entries the feed lists. */
  pageUrl: string;
  feedUrl: string;
  entries: readonly FeedEntry[];
};

type FeedEntry = {
  title: string;
  /** The address also identifies the entry, so feed readers show an entry whose address changes once more. */
  url: string;
  summary: string;
  published: Date;
  /** When the entry was last changed, if that was after it was published. */
  changed?: Date;
  category?: string;
};

/** The document of a feed, in RSS 2.0 or Atom 1.0. */
export function writeFeed(format: FeedFormat, text: FeedText): string {
  const { title, description, language, publisher, pageUrl, feedUrl, entries } = text;
  const changes = entries.map(({ published, changed }) => Number(changed ?? published));
  const feed = new Feed({
    id: feedUrl,
    title: plain(title),
    description: plain(description),
    language,
    link: pageUrl,
    feedLinks: { [format]: feedUrl },
    author: { name: plain(publisher) },
    copyright: plain(publisher),
    updated: new Date(Math.max(0, ...changes)),
    generator: false,
  });
  // The titles of Atom entries are HTML in this library; those of RSS are plain text.
  const titleOf = (words: string) => (format === 'atom' ? escapeHtml(plain(words)) : plain(words));
  for (const { url, title: name, summary, published, changed, category } of entries) {
    feed.addItem({
      id: url,
      link: url,
      title: titleOf(name),
      description: escapeHtml(plain(summary)),
      published,
      date: changed ?? published,
      ...(category && { category: [{ name: plain(category), term: plain(category) }] }),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

/** Control characters are not allowed in XML, not even escaped. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim();
}

/** The text of a calendar file, whose last line ends like the others; the generator leaves that out. */
export const calendarText = (calendar: ICalCalendar): string => `${calendar}\r\n`;
