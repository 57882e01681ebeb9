export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * Which page numbers to show: the first, the last, the current one with its neighbours, and a gap in place of two or
 * more numbers (a gap for a single number would save no space).
 */
export function pageSlots(page: number, pageCount: number): PageSlot[] {
  const from = page - 1 <= 3 ? 1 : page - 1;
  const to = page + 1 >= pageCount - 2 ? pageCount : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? ([1, 'gap-before'] as const) : []),
    ...middle,
    ...(to < pageCount ? (['gap-after', pageCount] as const) : []),
  ];
}
