import type { PrintedExemption } from '#features/law/correction-inputs.schema.ts';

/** An exemption as a form has it, where what is empty is ''. */
export function asTyped({
  by,
  condition,
  upTo,
  quantity,
  unit,
  period,
  until,
  note,
  source,
  ...rest
}: PrintedExemption) {
  return {
    ...rest,
    by: by ?? '',
    condition: condition ?? '',
    upTo: upTo ?? '',
    quantity: quantity ?? ('' as const),
    unit: unit ?? '',
    period: period ?? '',
    until: until ?? '',
    note: note ?? '',
    source: source ?? '',
  };
}
