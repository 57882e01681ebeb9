import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OwnText, Prose, ReadersText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/**
 * An opened answer, with its source and the address that opens it.
 *
 * @param answer clean HTML
 * @param address of the question
 * @param children shown before that link, such as the category
 */
export function Answer({
  answer,
  source,
  address,
  children,
}: {
  answer: string;
  source: string | null;
  address: string;
  children?: ReactNode;
}) {
  return (
    <>
      <Prose html={answer} className="prose-compact" />
      <ReadersText>
        {source && (
          <p className="mt-4 border-s-2 border-gold ps-3 text-sm text-ink-2">
            <Trans>
              Source: <OwnText text={source} from="lists" />
            </Trans>
          </p>
        )}
        <p className="no-print mt-3 flex flex-wrap gap-x-6 text-sm">
          {children}
          <TextLink to={address}>
            <Trans>Link to this answer</Trans>
          </TextLink>
        </p>
      </ReadersText>
    </>
  );
}
