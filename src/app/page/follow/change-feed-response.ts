import { msg } from '@lingui/core/macro';
import { labelled, wordsOf } from '#app/page/page-text.ts';
import { loadI18n } from '#app/texts/i18n.ts';
import { feedTypes } from '#core/feed/feed-formats.ts';
import { writeFeed } from '#core/feed/write-feed.server.ts';
import { sharedBriefly } from '#core/http/shared-briefly.ts';
import { inLanguage } from '#core/text/language.ts';
import type { ListedChange } from '#features/alerts/feeds/list-changes.server.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

type About = {
  language: LanguageCode;
  publicUrl: string;
  /** What the changes concern; without it the feed is one reader's own. */
  name?: string;
  /** The page that the feed belongs to, and the address of the feed itself. */
  page: string;
  address: string;
};

/** Changes as an Atom feed. */
export async function changeFeedResponse(
  changes: readonly ListedChange[],
  { language, publicUrl, name, page, address }: About,
): Promise<Response> {
  const [{ site }, i18n] = await Promise.all([getSiteSettings(language), loadI18n(language)]);
  const absolute = (path: string) => publicUrl + inLanguage(path, language);
  const title = i18n._(msg`What has changed`);
  const text = writeFeed('atom', {
    title: name ? wordsOf(i18n, labelled(title, name)) : title,
    description: i18n._(msg`This is information and not legal advice. The text in the gazette decides.`),
    language,
    publisher: site.name,
    pageUrl: absolute(page),
    feedUrl: absolute(address),
    entries: changes.map(({ key, path, title: order, words, at }) => ({
      title: order,
      // Several changes of one order are several entries.
      url: `${absolute(path)}#change-${encodeURIComponent(key)}`,
      summary: words,
      published: at,
    })),
  });
  return new Response(text, {
    headers: { 'Content-Type': `${feedTypes.atom}; charset=utf-8`, 'Cache-Control': sharedBriefly },
  });
}
