import { type FieldValues, useFieldArray } from 'react-hook-form';
import type { DeskForm } from '#desk/calls/use-desk-form.ts';

/** Rows of a list that are added and removed; the focus goes to the first field of a new one, or to the list. */
export function useRows<Name extends string>(form: Pick<DeskForm<Name>, 'inputs' | 'field'>, name: Name) {
  const { control, clearErrors } = form.inputs;
  const { fields, append, remove } = useFieldArray<FieldValues>({ control, name });
  const { id } = form.field(name);
  return {
    rows: fields,
    add(row: FieldValues) {
      append(row, { shouldFocus: false });
      requestAnimationFrame(() => {
        const all = document.getElementById(id)?.querySelectorAll<HTMLElement>(`[id^="${id}.${fields.length}."]`);
        all?.[0]?.focus();
      });
    },
    remove(at: number) {
      // The errors of the rows after it would stand at the wrong ones.
      clearErrors(name);
      remove(at);
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    },
  };
}
