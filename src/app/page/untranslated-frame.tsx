import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EnglishText, type TextOrigin, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

/**
 * A frame around content of the database that is still English in a page of another language, under one line in the
 * reader's language. Content that is translated stands without it.
 *
 * @param texts what decides: the texts of the content, plain or HTML
 * @param isEnglish decides instead of them, where the database has told
 * @param isMixed whether words of the page stand among the English ones, as in a list of cards
 * @param className for what is inside, with the frame and without
 */
export function UntranslatedFrame({
  texts = [],
  isEnglish,
  isMixed = false,
  className = '',
  children,
}: {
  texts?: readonly (string | null)[];
  isEnglish?: boolean;
  isMixed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const looksEnglish = useIsEnglish();
  if (!(isEnglish ?? texts.some(looksEnglish))) return <div className={className}>{children}</div>;
  return (
    <div className="untranslated-frame">
      <p className="untranslated-line">
        <Trans>This part is in English, because it has not been translated yet.</Trans>
      </p>
      {isMixed ? (
        <div className={className}>{children}</div>
      ) : (
        <EnglishText className={className}>{children}</EnglishText>
      )}
    </div>
  );
}

/**
 * Bands of a page whose texts are still English, in one frame; bands in the language of the page stand without it.
 *
 * @param texts what decides, as for the frame
 */
export function UntranslatedBands({ texts, children }: { texts: readonly (string | null)[]; children: ReactNode }) {
  const isEnglish = useIsEnglish();
  if (!texts.some(isEnglish)) return children;
  return (
    <Container className="py-7 md:py-12">
      <UntranslatedFrame isMixed texts={texts}>
        {children}
      </UntranslatedFrame>
    </Container>
  );
}

/** A function that tells whether a text of the database is still English in a page of another language. */
export function useIsEnglish(from?: TextOrigin): (text: string | null) => boolean {
  const languageOf = useOwnLanguage(from);
  return (text) => languageOf(text).lang === 'en';
}

/**
 * What a list has in the page's language, and what is still English, so that the two never alternate.
 *
 * @returns a pair of lists, both in the given order
 */
export function useByLanguage<Item>(items: readonly Item[], textOf: (item: Item) => string | null): [Item[], Item[]] {
  const isEnglish = useIsEnglish();
  return [items.filter((item) => !isEnglish(textOf(item))), items.filter((item) => isEnglish(textOf(item)))];
}

/** Leaves out a text that is still English under a name that is translated, so that a card has one language. */
export function useTextUnder(from?: TextOrigin): (name: string, text: string | null) => string | null {
  const isEnglish = useIsEnglish();
  const isEnglishText = useIsEnglish(from);
  return (name, text) => (isEnglishText(text) && !isEnglish(name) ? null : text);
}

/** Whether `useTextUnder` leaves each of these cards its text; if it does not, cards with and without one alternate. */
export function useEachHasText(): (cards: readonly { name: string; text: string | null }[]) => boolean {
  const textUnder = useTextUnder();
  return (cards) => cards.every(({ name, text }) => textUnder(name, text) === text);
}
