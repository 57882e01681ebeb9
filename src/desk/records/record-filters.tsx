import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { screen } from '#desk/texts/i18n.ts';
import { filterName, translationStates } from '#features/records/record-states.schema.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { useStateNames } from './record-state-chip.tsx';

const translated = languages.filter(({ code, ready }) => ready && code !== defaultLanguage);

/** They are named in the words of the forms, whose texts the rest of the list does without. */
const FieldFilters = lazy(
  screen('desk-forms', () => import('./form/field-filters.tsx').then((own) => ({ default: own.FieldFilters }))),
);

type Props = { kind: string } & Pick<DeskCallAnswer<'GET /records/{kind}'>, 'filters' | 'isTranslated'>;

/** What a list of records shows; by their fields and by the state of translations too, if they have any. */
export function RecordFilters({ kind, filters, isTranslated }: Props) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const stateNames: Record<(typeof translationStates)[number], string> = {
    missing: t`no translation`,
    machine: t`machine translation`,
    draft: t`draft`,
    stale: t`English has changed`,
  };
  const translations = translated.flatMap(({ code, name }) =>
    translationStates.map((state) => [`${code}.${state}`, `${name}: ${stateNames[state]}`] as const),
  );
  const states = Object.entries(useStateNames());
  const orders = [
    ['updatedAt.desc', t`Changed last`],
    ['title.asc', t`By name`],
  ] as const;
  return (
    <ListFilters
      words={{ label: t`Name or address`, maxLength: 200 }}
      choices={[
        { name: 'status', label: t`State`, any: t`Any state`, options: states },
        ...(isTranslated
          ? [{ name: 'translation', label: t`Translation`, any: t`Any translation`, options: translations }]
          : []),
        {
          name: 'sort',
          label: t({ message: 'Order', context: 'of the rows of a list' }),
          any: t`Usual order`,
          options: orders,
        },
      ]}
    >
      {filters.length > 0 && (
        // Whatever is looked for meanwhile is looked for by the same fields.
        <Suspense fallback={filters.map(({ field }) => <Kept key={field} name={filterName(field)} params={params} />)}>
          <FieldFilters kind={kind} filters={filters} />
        </Suspense>
      )}
    </ListFilters>
  );
}

function Kept({ name, params }: { name: string; params: URLSearchParams }) {
  const value = params.get(name);
  return value && <input type="hidden" name={name} defaultValue={value} />;
}
