import { Trans } from '@lingui/react/macro';
import { type Confidence, confidences } from '#features/orders/order-kinds.schema.ts';

/** The confidence that is furthest from the gazette; null when there is none. */
export function weakestOf(given: readonly Confidence[]): Confidence | null {
  return confidences.findLast((confidence) => given.includes(confidence)) ?? null;
}

/** Where a fact was read, in the visitor's language. */
export function ConfidenceName({ confidence }: { confidence: Confidence }) {
  switch (confidence) {
    case 'gazette':
      return <Trans>The gazette’s text or a copy of it</Trans>;
    case 'regulator':
      return <Trans>A list or paper of the regulator</Trans>;
    case 'press':
      return <Trans>Press reports; the gazette’s text has not been read</Trans>;
    case 'trade':
      return <Trans>Trade and law publications; the gazette’s text has not been read</Trans>;
    case 'own':
      return <Trans>Our own inference; to be confirmed</Trans>;
  }
}
