import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '#app/page/page-text.ts';
import { ProductServices } from '#features/requirements/components/product-services.tsx';
import type { ServiceRequirements } from '#features/requirements/service-requirements.ts';
import { type FoundGroup, type FoundItem, fromOf } from '#features/search/found-groups.ts';
import { EnglishName, OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** The services of each product found, with the states of its requirements, by the product's id. */
type StatesOf = Record<number, ServiceRequirements[]>;

/** The groups of the results page, each under its name and the number of its matches. */
export function FoundList({ groups, statesOf, today }: { groups: FoundGroup[]; statesOf: StatesOf; today: string }) {
  const { i18n } = useLingui();
  return groups.map(({ kind, label, total, items }) => (
    <section
      key={kind}
      id={`found-${kind}`}
      aria-labelledby={`found-${kind}-title`}
      className="grid gap-x-12 gap-y-2 border-t border-ink py-6 md:items-baseline md:grid-cols-[13rem_minmax(0,1fr)] md:py-8"
    >
      <div>
        <h2 id={`found-${kind}-title`} className="flex items-baseline gap-2 text-2xl">
          {wordsOf(i18n, label)}
          <span className="font-sans text-base font-normal text-ink-2 tabular">{total}</span>
        </h2>
        {items.length < total && (
          <p className="mt-1 text-sm text-ink-2">
            <Trans>
              Showing {items.length} of {total}. Add a word to narrow the search.
            </Trans>
          </p>
        )}
      </div>
      <ul className="divide-y divide-rule">
        {items.map((item) => (
          <FoundEntry
            key={item.id}
            kind={kind}
            item={item}
            states={kind === 'products' ? statesOf[item.id] : undefined}
            today={today}
          />
        ))}
      </ul>
    </section>
  ));
}

function FoundEntry({
  kind,
  item: { to, name, isEnglish, note },
  states = [],
  today,
}: {
  kind: string;
  item: FoundItem;
  states: StatesOf[number] | undefined;
  today: string;
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <TextLink to={to} className="block w-fit py-0.5 text-lg font-semibold">
          {isEnglish ? <EnglishName name={name} /> : <OwnText text={name} from={fromOf(kind)} />}
        </TextLink>
        {note && (
          <p className="text-ink-2">
            <OwnText text={note} from="lists" />
          </p>
        )}
      </div>
      {states.length > 0 && (
        <div className="w-80 max-w-full text-sm">
          <ProductServices services={states} today={today} />
        </div>
      )}
    </li>
  );
}
