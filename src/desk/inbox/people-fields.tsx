import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/fields/field.tsx';

type Props = {
  legend: string;
  people: readonly { id: number; name: string }[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
};

/** One or several colleagues. Somebody who no longer works on leads is still shown, to be taken out. */
export function PeopleFields({ legend, people, chosen, onChange }: Props) {
  const { t } = useLingui();
  const former = chosen.filter((id) => !people.some((person) => person.id === id));
  const offered = [...people, ...former.map((id) => ({ id, name: t`Former colleague #${id}` }))];
  return (
    <fieldset>
      <legend className="text-sm text-ink-2">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {offered.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
