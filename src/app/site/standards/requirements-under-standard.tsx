import { Plural, useLingui } from '@lingui/react/macro';
import { notesOf, UntranslatedNotes } from '#app/page/family-sheet/untranslated-notes.tsx';
import { hasDayAtSecondHand } from '#features/orders/start-of-state.ts';
import { AudienceStates } from '#features/requirements/components/audience-states.tsx';
import { CustomsCodes } from '#features/requirements/components/customs-codes.tsx';
import { FigureDate } from '#features/requirements/components/dated-text.tsx';
import { DoubtNote } from '#features/requirements/components/notes.tsx';
import { OrderLink, OrderReference } from '#features/requirements/components/order-link.tsx';
import { PublicationNames } from '#features/requirements/components/publication-names.tsx';
import { RequirementNote } from '#features/requirements/components/requirement-note.tsx';
import { startDate } from '#features/requirements/components/start-date.tsx';
import { StateChip } from '#features/requirements/components/state-chip.tsx';
import type { RequirementGroup } from '#features/requirements/group-requirements.ts';
import { awaitedStates, currentState } from '#features/requirements/requirement-state.schema.ts';
import { FactList } from '#ui/fact-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** From this number of products on, their names are set in columns. */
const manyProducts = 6;
/** From this number of customs codes on, they are shown only on request. */
const manyCodes = 13;

/** The requirements under a standard: each order once, with the products that it covers. */
export function RequirementsUnderStandard({ groups, today }: { groups: readonly RequirementGroup[]; today: string }) {
  return (
    <>
      <ul className="border-b border-rule">
        {groups.map((group) => (
          <li key={group.id} className="stack-4 border-t border-ink py-6">
            <Group group={group} today={today} />
          </li>
        ))}
      </ul>
      <UntranslatedNotes rows={notesOf(groups)} />
      <div className="mt-4">
        <PublicationNames publications={groups.flatMap(({ publication }) => publication ?? [])} />
      </div>
    </>
  );
}

function Group({ group, today }: { group: RequirementGroup; today: string }) {
  const { t } = useLingui();
  const { service, products, orderName, orderReference, orderDate, implementationDate, note, confirmed } = group;
  const state = currentState(group, today);
  const { order, states, acceptedUntil, customsCodes } = group;
  const [only] = states.length === 1 ? states : [];
  // An earlier order already required it.
  const earlier = only?.inForceSince && only.since && only.inForceSince < only.since ? only.inForceSince : null;
  const hasOrder = orderName || orderReference || orderDate;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg">
          <TextLink to={`/services/${service.categorySlug}/${service.slug}`}>{service.name}</TextLink>
        </h3>
        <StateChip state={state} from={implementationDate} />
      </div>
      <AudienceStates states={states} />
      <FactList
        facts={[
          {
            term: t`Order`,
            value: order ? (
              <OrderLink order={order} />
            ) : hasOrder ? (
              <OrderReference name={orderName} reference={orderReference} date={orderDate} />
            ) : null,
          },
          { term: t`In force since`, value: earlier && <FigureDate date={earlier} /> },
          {
            term: t`Implementation date`,
            value: states.length > 1 ? null : startDate(group, awaitedStates.includes(state)),
          },
          { term: t`Standard accepted until`, value: acceptedUntil && <FigureDate date={acceptedUntil} /> },
          {
            term: t`Customs codes`,
            value: customsCodes.length > 0 ? <FoldedCodes codes={customsCodes} /> : null,
          },
          { term: t`Products`, value: products.length < manyProducts ? null : products.length },
        ]}
      />
      <RequirementNote note={note} />
      {(!confirmed || hasDayAtSecondHand(states)) && <DoubtNote />}
      <ul className={products.length < manyProducts ? 'stack-1' : 'gap-x-10 stack-1 sm:columns-2 lg:columns-3'}>
        {products.map(({ slug, name }) => (
          <li key={slug} className="break-inside-avoid">
            <TextLink to={`/products/${slug}`}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function FoldedCodes({ codes }: { codes: RequirementGroup['customsCodes'] }) {
  if (codes.length < manyCodes) return <CustomsCodes codes={codes} />;
  return (
    <details>
      <summary className="font-semibold text-assay">
        <Plural value={codes.length} one="# customs code" other="# customs codes" />
      </summary>
      <CustomsCodes codes={codes} />
    </details>
  );
}
