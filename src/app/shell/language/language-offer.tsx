import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { RootData } from '#app/page/root-data.ts';
import { preferredLanguage } from '#core/text/preferred-language.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import { storeLanguage } from './use-language-choice.ts';

/**
 * Offers an English page in the language that the browser prefers, in that language, to somebody who has not chosen one;
 * whoever opens a page in another language has chosen it by its address. It lies over the page without moving it, and
 * never comes back when it has been closed.
 */
export function LanguageOffer({ root }: { root: RootData }) {
  const { t } = useLingui();
  const [offer, setOffer] = useState<{ code: string; text: string }>();
  const { language, offeredLanguages } = root;

  useEffect(() => {
    const code = preferredLanguage(navigator.languages, offeredLanguages);
    if (!code || language !== defaultLanguage || code === language || hasChosen()) return;
    let isGone = false;
    import('./language-offers.ts').then(
      ({ languageOffers }) => isGone || setOffer({ code, text: languageOffers[code] }),
      () => {}, // The page can do without it.
    );
    return () => {
      isGone = true;
    };
  }, [language, offeredLanguages]);

  if (!offer) return null;
  function close() {
    storeLanguage(language);
    setOffer(undefined);
  }
  return (
    <aside aria-label={t`Choose a language`} className="no-print language-offer">
      <LanguageLink
        code={offer.code}
        current={language}
        text={offer.text}
        className="inline-flex min-h-11 items-center px-4 underline"
      />
      <IconButton label={t`Close`} onClick={close}>
        <Icon name="close" size={16} />
      </IconButton>
    </aside>
  );
}

/** Before the page itself sends the language to the server, which stores it in a cookie. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem('locale') !== null || document.cookie.includes('locale=');
  } catch {
    return true;
  }
}
