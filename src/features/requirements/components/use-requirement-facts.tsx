import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { filled } from '#core/text/filled.ts';
import { sameWords } from '#core/text/search-text.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { SharedFact } from '#features/requirements/shared-facts.ts';
import { OwnText } from '#ui/own-language.tsx';
import { CustomsCodes } from './customs-codes.tsx';
import { DatedText } from './dated-text.tsx';
import { OrderLink, OrderReference } from './order-link.tsx';
import { StandardReference, Succession } from './standard-reference.tsx';

type Shown = {
  requirement: Requirement;
  state: RequirementState;
  today: string;
  /** Whether to show the facts that it shares with others, or only its own. */
  part: 'shared' | 'own';
  shared: ReadonlySet<SharedFact>;
};

/** The facts of a requirement as names and values, without those that are missing from the list or already shown. */
export function useRequirementFacts({ requirement, state, today, part, shared }: Shown) {
  const { t } = useLingui();
  const { product, listedAs, orderName, orderReference, orderDate, amendmentReference, amendmentDate } = requirement;
  const { order } = requirement;
  // The list prints the first order of a chain, which a later one may have replaced.
  const isSameOrder = order !== null && order.number !== null && order.number === orderReference;
  // Beside the order of today, a name without a number helps nobody: the timeline tells the chain.
  const isListedOrderShown = order ? orderReference && !isSameOrder : orderName || orderReference || orderDate;
  const { phase, group, scheme, eeeCode, others, customsCodes } = requirement;
  const listState = filled(requirement.stateText);
  const facts: { of?: SharedFact; term: string; value: ReactNode }[] = [
    { term: t`Listed as`, value: isAlreadyShown(listedAs, { product }) ? null : listed(listedAs) },
    {
      term: t`Standard`,
      value: requirement.standards.length ? <Standards requirement={requirement} today={today} /> : null,
    },
    { of: 'order', term: t`Order`, value: order && <OrderLink order={order} /> },
    {
      of: 'order',
      term: order ? t`Order in the list` : t`Order`,
      value: isListedOrderShown ? (
        <OrderReference name={order ? null : orderName} reference={orderReference} date={orderDate} />
      ) : null,
    },
    {
      of: 'amendment',
      term: state === 'rescinded' ? t`Rescinded by` : order ? t`Amendment in the list` : t`Latest amendment`,
      value:
        amendmentReference || amendmentDate ? (
          <OrderReference reference={amendmentReference} date={amendmentDate} />
        ) : null,
    },
    { of: 'phase', term: t`Phase`, value: listed(phase) },
    { of: 'group', term: t`Group`, value: listed(group) },
    { of: 'scheme', term: t`Scheme`, value: listed(scheme) },
    { term: t`Customs codes`, value: customsCodes.length > 0 ? <CustomsCodes codes={customsCodes} /> : null },
    { term: t`EEE code`, value: filled(eeeCode) },
    { term: requirement.publication?.subject === 'radio' ? t`Frequency band` : t`Details`, value: listed(others) },
    {
      term: t`Status in the list`,
      value: listState && !sameWords(listState, state) ? <DatedText text={listState} from="lists" /> : null,
    },
  ];
  const isShared = (fact: SharedFact | undefined) => fact !== undefined && shared.has(fact);
  return facts.filter((fact) => isShared(fact.of) === (part === 'shared'));
}

/** Words as the list prints them. */
function listed(text: string | null): ReactNode {
  const words = filled(text);
  return words && <OwnText text={words} from="lists" />;
}

type ShownNames = Pick<Requirement, 'product'> & Partial<Pick<Requirement, 'listedAs'>>;

/** Whether the page already gives these words as a name of the product. */
function isAlreadyShown(words: string | null, { product, listedAs = null }: ShownNames): boolean {
  return [product.name, product.technicalName, listedAs].some((name) => sameWords(words, name));
}

function Standards({ requirement, today }: { requirement: Requirement; today: string }) {
  return (
    <ul className="stack-2">
      {requirement.standards.map(({ slug, number, title, successor, concurrentUntil }) => (
        <li key={slug}>
          <StandardReference slug={slug} number={number} />
          {title && !isAlreadyShown(title, requirement) && (
            <span className="block text-ink-2">
              <OwnText text={title} from="lists" />
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
