import { Trans } from '@lingui/react/macro';
import { UntranslatedFrame, useByLanguage } from '#app/page/untranslated-frame.tsx';

/** What nobody has been able to settle about an order. */
export function OrderDoubts({ doubts, className }: { doubts: readonly string[]; className?: string }) {
  const [translated, english] = useByLanguage(doubts, (doubt) => doubt);
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="doubts" className={className}>
      <h2 id="doubts" className="mb-3 break-after-avoid text-2xl">
        <Trans>In doubt</Trans>
      </h2>
      <div className="stack-4">
        <Doubts doubts={translated} />
        <UntranslatedFrame texts={english}>
          <Doubts doubts={english} />
        </UntranslatedFrame>
      </div>
    </section>
  );
}

function Doubts({ doubts }: { doubts: readonly string[] }) {
  if (doubts.length === 0) return null;
  return (
    <ul className="max-w-prose stack-2">
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
  );
}
