import { Trans } from '@lingui/react/macro';
import { useOwnLanguage } from '#ui/own-language.tsx';

/**
 * The one line in the reader's language above texts of the database that are still English; nothing if none of them is.
 * @param texts plain or HTML
 */
export function UntranslatedNote({ texts, className = '' }: { texts: readonly (string | null)[]; className?: string }) {
  const languageOf = useOwnLanguage();
  if (!texts.some((text) => languageOf(text).lang === 'en')) return null;
  return (
    <p className={`border-s-2 border-gold ps-3 text-ink-2 ${className}`}>
      <Trans>Parts of this page are in English, because they have not been translated yet.</Trans>
    </p>
  );
}
