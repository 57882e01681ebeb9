import { Trans } from '@lingui/react/macro';
import { SearchTerm, SentenceBlank } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/**
 * What a page takes from the words of a search, and the way to the page without them; nothing if they say nothing.
 * @param without the address of that page
 */
export function SaidLine({ said, without }: { said: readonly string[]; without: string }) {
  if (said.length === 0) return null;
  const words = <SearchTerm text={said.join(', ')} />;
  return (
    <p className="mt-2 text-ink-2">
      <Trans>From your words: {words}</Trans>
      <SentenceBlank />
      <TextLink to={without} preventScrollReset className="no-print">
        <Trans>Leave them out</Trans>
      </TextLink>
    </p>
  );
}
