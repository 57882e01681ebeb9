import type { LawOrder } from '#features/law/law.schema.ts';
import { useExemptionWords } from './use-exemption-words.ts';

/** What an order exempts, each with where it was read. */
export function ExemptionList({ exemptions }: Pick<LawOrder, 'exemptions'>) {
  const { headOf, textOf, detailsOf } = useExemptionWords();
  return (
    <ul className="stack-3">
      {exemptions.map((exemption) => (
        <li key={JSON.stringify(exemption)} className="wrap-anywhere">
          <span className="block font-semibold">{headOf(exemption)}</span>
          <bdi className="block">{textOf(exemption)}</bdi>
          <bdi className="block text-sm text-ink-2">{detailsOf(exemption)}</bdi>
        </li>
      ))}
    </ul>
  );
}
