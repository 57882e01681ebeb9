import { useLingui } from '@lingui/react/macro';
import type { Figures } from '#features/finder/how-right/answers-report.schema.ts';
import { isMet, targets } from '#features/finder/how-right/targets.ts';
import { DataTable } from '#ui/data-table.tsx';

type Props = Record<'first' | 'now' | 'own', Figures>;
type Target = (typeof targets)[number];

/** What the answers should come to, what they came to at first, what can be claimed of all products, and what they say since. */
export function TargetsTable({ first, now, own }: Props) {
  const { t, i18n } = useLingui();
  const names: Record<Target['key'], string> = {
    useful: t`Right or honest`,
    right: t`Right`,
    dangerous: t`Dangerous`,
    familyFirst: t`Right product found first`,
    familyAmongFive: t`Right product among five`,
    median: t`Questions, in the median`,
    most: t`Questions, for nine products in ten`,
    mayApply: t`Approvals still open, in the median`,
  };
  const write = ({ key }: Target, value: number) => {
    const isNumber = key === 'median' || key === 'most' || key === 'mayApply';
    const share = isNumber ? {} : ({ style: 'percent', maximumFractionDigits: 1 } as const);
    return new Intl.NumberFormat(i18n.locale, { numberingSystem: 'latn', ...share }).format(value);
  };
  const within = (side: Target['side'], figure: string) =>
    side === 'least' ? t`at least ${figure}` : t`at most ${figure}`;
  const writeGoal = (target: Target) => within(target.side, write(target, target.goal));
  const writeValue = (target: Target, figures: Figures) => {
    const { value } = target.read(figures);
    const figure = write(target, value);
    return isMet(target, value) ? figure : t`${figure}, missed`;
  };
  const writeBound = (target: Target) => {
    const { bound } = target.read(first);
    return bound === null ? '' : within(target.side, write(target, bound));
  };
  const width = 'w-24 lg:w-32';
  return (
    <DataTable
      caption={t`Targets, and what was measured`}
      captionHidden
      isFitted
      rowKey={({ key }) => key}
      rows={targets}
      columns={[
        { key: 'name', header: t`Figure`, rowHeader: true, cell: ({ key }) => names[key] },
        { key: 'goal', header: t`Target`, width, numeric: true, cell: writeGoal },
        { key: 'first', header: t`At first`, width, numeric: true, cell: (target) => writeValue(target, first) },
        { key: 'bound', header: t`Can be claimed`, width, numeric: true, cell: writeBound },
        { key: 'now', header: t`After mending`, width, numeric: true, cell: (target) => writeValue(target, now) },
        { key: 'own', header: t`Our own products`, width, numeric: true, cell: (target) => writeValue(target, own) },
      ]}
    />
  );
}
