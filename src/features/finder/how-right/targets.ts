import type { Figures } from './answers-report.schema.ts';

/** The factor of a bound of 95 percent. */
const z = 1.96;

/** What can be claimed of all products when `count` of so many were so: at least, or at most (Wilson, 95 percent). */
export function boundOf(count: number, of: number, side: 'least' | 'most'): number {
  const n = Math.max(1, of);
  const share = count / n;
  const spread = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const centre = share + z ** 2 / (2 * n);
  return (side === 'least' ? centre - spread : centre + spread) / (1 + z ** 2 / n);
}

type Measured = {
  /** A share, or a number of questions or approvals. */
  value: number;
  /** What can be claimed of all products; null of a number. */
  bound: number | null;
};
type Target = {
  key: 'useful' | 'right' | 'dangerous' | 'familyFirst' | 'familyAmongFive' | 'median' | 'most' | 'mayApply';
  side: 'least' | 'most';
  goal: number;
  read: (figures: Figures) => Measured;
};

function share(
  key: 'useful' | 'right' | 'dangerous' | 'familyFirst' | 'familyAmongFive',
  side: Target['side'],
  goal: number,
): Target {
  const of = key === 'familyFirst' || key === 'familyAmongFive' ? 'named' : 'answers';
  const read = (figures: Figures) => ({
    value: figures[key] / Math.max(1, figures[of]),
    bound: boundOf(figures[key], figures[of], side),
  });
  return { key, side, goal, read };
}

const number = (key: 'median' | 'most' | 'mayApply', goal: number, of: (figures: Figures) => number): Target => ({
  ...{ key, side: 'most', goal, read: (figures) => ({ value: of(figures), bound: null }) },
});

/** What the answers should come to. */
export const targets: readonly Target[] = [
  share('useful', 'least', 0.95),
  share('right', 'least', 0.8),
  share('dangerous', 'most', 0.01),
  share('familyFirst', 'least', 0.9),
  share('familyAmongFive', 'least', 0.98),
  number('median', 5, ({ questions }) => questions.median),
  number('most', 8, ({ questions }) => questions.most),
  number('mayApply', 2, ({ mayApply }) => mayApply),
];

export const isMet = ({ side, goal }: Pick<Target, 'side' | 'goal'>, value: number): boolean =>
  side === 'least' ? value >= goal : value <= goal;
