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
  'drug-licence',
  'fssai',
  'comsec',
];

/**
 * The status of each approval that a sheet names, or `unlikely` where it applies only in some cases, and the days since
 * when it says so.
 */
export type Shown = ReadonlyMap<string, { status: string; days: readonly string[] }>;

/** What the set expects of an approval; no day where it was not traced. */
export type Wanted = { status: string; since: string };

/**
 * How a sheet compares with what applies.
 * - `missing`: it applies, and the sheet says that it does not, or does not name it;
 * - `certain`: it does not apply, and the sheet says that it does;
 * - `open`: the sheet leaves open what the set decides;
 * - `misdated`: it applies, and the sheet names other days than that of the set.
 */
export type Verdict = Record<'missing' | 'certain' | 'open' | 'misdated', string[]>;

export const nothingWrong: Verdict = { missing: [], certain: [], open: [], misdated: [] };

const applying = ['applies', 'applies-from', 'prohibited'];
const undecided = ['may-apply', 'not-checked'];

/**
 * @param expected what the set says of each approval; those that it does not name do not apply
 * @param shown null when no family was found, so that nothing is said at all
 */
export function judge(expected: ReadonlyMap<string, Wanted>, shown: Shown | null): Verdict {
  const verdict: Verdict = { missing: [], certain: [], open: [], misdated: [] };
  for (const approval of approvals) {
    const { status: wanted, since } = expected.get(approval) ?? { status: 'none', since: '' };
    const { status, days } = shown?.get(approval) ?? { status: 'none-found', days: [] };
    if (wanted === 'may-apply') continue;
    const applies = applying.includes(wanted);
    if (undecided.includes(status)) verdict.open.push(approval);
    else if (applies && status === 'unlikely') verdict.open.push(approval);
    else if (applies && !applying.includes(status)) verdict.missing.push(approval);
    else if (!applies && applying.includes(status)) verdict.certain.push(approval);
    else if (applies && since && days.length > 0 && !days.includes(since)) verdict.misdated.push(approval);
  }
  return verdict;
}
