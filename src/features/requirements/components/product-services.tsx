import { Trans } from '@lingui/react/macro';
import { statesOn } from '#features/requirements/requirement-state.schema.ts';
import type { ServiceRequirements } from '#features/requirements/service-requirements.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ToBeConfirmed } from './notes.tsx';
import { StateChip } from './state-chip.tsx';

/** The services of a product by their short names, in a column of 9 rem, each with all the states of its requirements. */
export function ProductServices({ services, today }: { services: readonly ServiceRequirements[]; today: string }) {
  if (services.length === 0) {
    return (
      <span className="text-ink-2">
        <Trans>None on our lists</Trans>
      </span>
    );
  }
  return (
    <ul className="stack-2">
      {services.map(({ name, shortName, slug, categorySlug, rows }) => (
        <li
          key={slug}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-1 sm:grid sm:grid-cols-[minmax(0,8rem)_minmax(min-content,1fr)] sm:gap-x-4"
        >
          <div>
            <TextLink to={`/services/${categorySlug}/${slug}`} title={shortName === name ? undefined : name}>
              {shortName}
            </TextLink>
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {statesOn(rows, today).map((state) => (
              <StateChip key={state} state={state} />
            ))}
            {rows.some((row) => !row.confirmed) && <ToBeConfirmed />}
          </div>
        </li>
      ))}
    </ul>
  );
}
