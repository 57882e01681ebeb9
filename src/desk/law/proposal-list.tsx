import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { shortMoment } from '#desk/texts/short-moment.ts';
import type { Proposal } from '#features/law/law.schema.ts';
import { useLawNames } from './use-law-names.ts';

/** Proposals that wait for a second person. */
export function ProposalList({ proposals }: { proposals: readonly Proposal[] }) {
  const { t, i18n } = useLingui();
  const { kinds } = useLawNames();
  const acts: Record<string, string> = {
    correct: t`Correction of what is printed`,
    'new-order': t`A new order`,
    'strike-order': t`Strike the order`,
  };
  return (
    <section aria-label={t`Open proposals`} className="border-s-4 border-gold bg-sheet px-4 py-3">
      <h2 className="text-xl">
        <Trans>Open proposals</Trans>
      </h2>
      <ul>
        {proposals.map(({ id, order, effect, action, madeBy, madeAt }) => {
          const act = effect ? kinds[effect.kind] : acts[action];
          return (
            <li key={id} className="py-2">
              <Link to={`/law/proposals/${id}`} className="font-semibold text-assay hover:underline">
                {action === 'strike' ? <Trans>Strike: {act}</Trans> : act}
              </Link>{' '}
              · <bdi>{order.number ?? order.title}</bdi>
              <span className="block text-sm text-ink-2">
                <bdi>{madeBy}</bdi>, {shortMoment(madeAt, i18n.locale)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
