/** The approvals that the set judges. Others, such as declarations on a package, depend on more than the product. */
export const approvals: readonly string[] = [
  'isi',
  'crs',
  'scheme-x',
  'hallmark',
  'wpc-eta',
  'tec-mtcte',
  'bee',
  'epr-e-waste',
  'epr-battery',
  'epr-tyre',
  'import-policy',
  'cdsco',
  'fssai',
  'comsec',
];

/** The status of each approval that a sheet names, or `unlikely` where it applies only in some cases. */
export type Shown = ReadonlyMap<string, string>;

/**
 * How a sheet compares with what applies.
 * - `missing`: it applies, and the sheet says that it does not, or does not name it;
 * - `certain`: it does not apply, and the sheet says that it does;
 * - `open`: the sheet leaves open what the set decides.
 */
export type Verdict = { missing: string[]; certain: string[]; open: string[] };

const applying = ['applies', 'applies-from', 'prohibited'];
const undecided = ['may-apply', 'not-checked'];

/**
 * @param expected the status of each approval by the set; those that it does not name do not apply
 * @param shown null when no family was found, so that nothing is said at all
 */
export function judge(expected: ReadonlyMap<string, string>, shown: Shown | null): Verdict {
  const verdict: Verdict = { missing: [], certain: [], open: [] };
  for (const approval of approvals) {
    const wanted = expected.get(approval) ?? 'none';
    const status = shown?.get(approval) ?? 'none-found';
    if (wanted === 'may-apply') continue;
    const applies = applying.includes(wanted);
    if (undecided.includes(status)) verdict.open.push(approval);
    else if (applies && status === 'unlikely') verdict.open.push(approval);
    else if (applies && !applying.includes(status)) verdict.missing.push(approval);
    else if (!applies && applying.includes(status)) verdict.certain.push(approval);
  }
  return verdict;
}
