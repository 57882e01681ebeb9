/** The real rows; the samples only as long as there are no others. */
export function withoutSamples<Row extends { isSample: boolean }>(rows: readonly Row[]): readonly Row[] {
  const real = rows.filter(({ isSample }) => !isSample);
  return real.length > 0 ? real : rows;
}
