import type { MessageDescriptor } from '@lingui/core';
import { data, type RouterContextProvider } from 'react-router';
import { languageContext, publicUrlContext } from '#app/context.server.ts';
import { loadI18n } from '#app/texts/i18n.ts';
import { type FeedFormat, feedFormats, feedTypes } from '#core/feed/feed-formats.ts';
import { writeFeed } from '#core/feed/write-feed.server.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { inLanguage } from '#core/text/language.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { everyCategory, feedPath } from './feed-path.ts';

/** How many entries a feed has. */
const newest = 50;

type FeedScope<Category> = {
  language: LanguageCode;
  categories: readonly Category[];
  /** The category of the feed; without one the feed has the entries of all. */
  category: Category | undefined;
  perPage: number;
};

type FeedContent = {
  title: MessageDescriptor;
  description: MessageDescriptor | string;
  entries: { title: string; path: string; summary: string; date: string; category: string }[];
};

/** A list page whose newest entries can be followed in a feed reader. */
type FeedSource<Category> = {
  /** The address of the list page: `/blogs`. */
  path: string;
  listCategories: (language: LanguageCode) => Promise<Category[]>;
  read: (scope: FeedScope<Category>) => Promise<FeedContent>;
};

/** Answers with the newest entries of a section, of all categories or of one, as RSS or Atom. */
export async function serveFeed<Category extends { slug: string }>(
  { context, params }: { context: Readonly<RouterContextProvider>; params: { file: string } },
  { path, listCategories, read }: FeedSource<Category>,
): Promise<Response> {
  const language = context.get(languageContext);
  const feed = readFeedFile(params.file);
  const categories = await listCategories(language);
  const category = categories.find(({ slug }) => slug === feed?.name);
  if (!feed || (!category && feed.name !== everyCategory)) throw data(null, { status: 404 });
  const [{ title, description, entries }, { site }, i18n] = await Promise.all([
    read({ language, categories, category, perPage: newest }),
    getSiteSettings(language),
    loadI18n(language),
  ]);
  const base = context.get(publicUrlContext);
  const absolute = (address: string) => base + inLanguage(address, language);
  const text = writeFeed(feed.format, {
    title: i18n._(title),
    description: typeof description === 'string' ? description : i18n._(description),
    language,
    publisher: site.name,
    pageUrl: absolute(category ? `${path}/${category.slug}` : path),
    feedUrl: `${absolute(feedPath(path, category?.slug))}.${feed.format}`,
    entries: entries.map(({ path, date, ...entry }) => ({ ...entry, url: absolute(path), published: noonOf(date) })),
  });
  return new Response(text, {
    headers: { 'Content-Type': `${feedTypes[feed.format]}; charset=utf-8`, 'Cache-Control': sharedBriefly },
  });
}

/** Reads the file name of a feed: `bis.atom` is the feed `bis` in Atom. Null for any other name. */
function readFeedFile(file: string): { name: string; format: FeedFormat } | null {
  const [, name, ending] = /^([a-z0-9-]+)\.([a-z]+)$/.exec(file) ?? [];
  const format = feedFormats.find((known) => known === ending);
  return name && format ? { name, format } : null;
}

/** Noon in India, so that readers in most time zones show the same day. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00+05:30`);
}
