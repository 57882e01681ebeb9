import { Trans } from '@lingui/react/macro';
import type { Answer } from '#features/products/answer/find-answer.server.ts';
import { SummarySheet } from '#features/requirements/components/sheet/summary-sheet.tsx';
import { Seal } from '#ui/drawings/seal.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useRootData } from './root-data.ts';

/** The short sheet of the product that a search is about, with the way to the whole one. */
export function AnswerSheet({ answer: { product, sheet } }: { answer: Answer }) {
  const to = `/products/${product.slug}`;
  return (
    <SummarySheet
      sheet={sheet}
      siteName={useRootData()?.siteName ?? ''}
      isShort
      title={
        <h2 className="text-start">
          <TextLink to={to}>{product.name}</TextLink>
        </h2>
      }
      picture={<Seal slug={product.slug} size={64} eager />}
      choice={
        <p className="mb-4">
          <TextLink to={to}>
            <Trans>Who must act, under which order, and the sources</Trans>
          </TextLink>
        </p>
      }
    />
  );
}
