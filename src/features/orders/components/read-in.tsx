import { Trans } from '@lingui/react/macro';
import { type Confidence, confidences } from '#features/orders/order-kinds.schema.ts';

/** Where an order was read, and where its days were if that is further from the gazette. */
export function ReadIn({ text, days }: { text: Confidence; days: readonly Confidence[] }) {
  const weakest = weakestOf([text, ...days]);
  return (
    <>
      <ConfidenceName confidence={text} />
      {weakest !== text && (
        <span className="mt-1 block">
          <Trans>In effect from</Trans>: <ConfidenceName confidence={weakest} />
        </span>
      )}
    </>
  );
}

/** The confidence that is furthest from the gazette. */
export function weakestOf(given: readonly [Confidence, ...Confidence[]]): Confidence {
  const [first, ...others] = given;
  return others.reduce((a, b) => (confidences.indexOf(b) > confidences.indexOf(a) ? b : a), first);
}

/** Where a fact was read, in the visitor's language. */
function ConfidenceName({ confidence }: { confidence: Confidence }) {
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
