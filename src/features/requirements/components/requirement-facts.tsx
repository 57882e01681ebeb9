import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isBlank } from '#core/text/filled.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { OrderReference } from './order-reference.tsx';
import { StandardReference } from './standard-reference.tsx';
import { Succession } from './succession.tsx';
import { DateOrDoubt } from './to-be-confirmed.tsx';

/** States that ask something of somebody on a certain day; the others have no day to wait for. */
const datedStates: readonly RequirementState[] = ['in-force', 'upcoming', 'paused'];

/** The facts of a requirement as names and values; a fact that the list does not have is left out. */
export function useRequirementFacts(requirement: Requirement, state: RequirementState, today: string) {
  const { t } = useLingui();
  const { orderName, orderReference, orderDate, amendmentReference, amendmentDate, implementationDate } = requirement;
  const isDated = datedStates.includes(state);
  const text = (value: string | null): ReactNode => (isBlank(value) ? null : <bdi>{value}</bdi>);
  return [
    {
      term: t`Listed as`,
      value: isSameName(requirement.listedAs, requirement.product.name) ? null : text(requirement.listedAs),
    },
    {
      term: t`Standard`,
      value: requirement.standards.length ? <Standards requirement={requirement} today={today} /> : null,
    },
    {
      term: t`Order`,
      value:
        orderName || orderReference || isDated ? (
          <OrderReference name={orderName} reference={orderReference} date={orderDate} />
        ) : null,
    },
    {
      term: state === 'rescinded' ? t`Rescinded by` : t`Latest amendment`,
      value:
        amendmentReference || amendmentDate ? (
          <OrderReference reference={amendmentReference} date={amendmentDate} />
        ) : null,
    },
    {
      term: t`Implementation date`,
      value: isDated || implementationDate ? <DateOrDoubt date={implementationDate} /> : null,
    },
    { term: t`Phase`, value: text(requirement.phase) },
    { term: t`Group`, value: text(requirement.group) },
    { term: t`Scheme`, value: text(requirement.scheme) },
    { term: t`EEE code`, value: text(requirement.eeeCode) },
    { term: requirement.list === 'wpc_eta' ? t`Frequency band` : t`Details`, value: text(requirement.others) },
    { term: t`Status in the list`, value: text(requirement.stateText) },
  ];
}

function Standards({ requirement, today }: { requirement: Requirement; today: string }) {
  return (
    <ul className="space-y-2">
      {requirement.standards.map(({ slug, number, title, successor, concurrentUntil }) => (
        <li key={slug}>
          <StandardReference slug={slug} number={number} />
          {title && title !== requirement.product.name && (
            <span className="block text-ink-2">
              <bdi>{title}</bdi>
            </span>
          )}
          {successor && (
            <span className="block">
              <Succession successor={successor} concurrentUntil={concurrentUntil} today={today} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function isSameName(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
