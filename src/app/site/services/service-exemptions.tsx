import { Plural, Trans } from '@lingui/react/macro';
import { ExemptionKindName } from '#features/orders/components/exemption-kind-name.tsx';
import type { LawOfList } from '#features/requirements/exemptions/find-law-of-list.server.ts';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The exemptions that most orders on the list of a service share; the others, the customs codes and the deadlines have their own pages. */
export function ServiceExemptions({ law }: { law: LawOfList }) {
  const { hasCustomsCodes, calendar } = law;
  const { orders, common } = law.exemptions;
  const hasPage = orders > 0 || hasCustomsCodes;
  if (!hasPage && !calendar) return null;
  return (
    <div className="mt-6 stack-2">
      {orders > 0 && (
        <>
          <h3>
            <Trans>Exemptions and transition</Trans>
          </h3>
          <p>
            <Plural
              value={orders}
              one="# order on this list grants exemptions, for its own products only."
              other="# orders on this list grant exemptions, each for its own products only. Most common:"
            />
          </p>
          <ul className="stack-2">
            {common.map(({ kind, condition }) => (
              <li key={kind}>
                <strong>
                  <ExemptionKindName kind={kind} />
                </strong>
                {': '}
                <OwnText text={condition} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {hasPage && (
          <TextLink to="exemptions">
            <Trans>All exemptions and customs codes</Trans>
          </TextLink>
        )}
        {hasPage && calendar && ' · '}
        {calendar && (
          <TextLink to={calendar}>
            <Trans>Deadlines</Trans>
          </TextLink>
        )}
      </p>
    </div>
  );
}
