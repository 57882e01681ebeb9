import { useLingui } from '@lingui/react/macro';
import { ListFilters } from '#desk/lists/list-filters.tsx';
import { translationStates } from '#features/records/record-states.schema.ts';
import { defaultLanguage, languages } from '#locales/languages.ts';
import { useStateNames } from './record-state-chip.tsx';

const translated = languages.filter(({ code, ready }) => ready && code !== defaultLanguage);

/** What a list of records shows; by the state of translations too, if they have any. */
export function RecordFilters({ isTranslated }: { isTranslated: boolean }) {
  const { t } = useLingui();
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
    />
  );
}
