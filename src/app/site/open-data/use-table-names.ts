import { useLingui } from '@lingui/react/macro';

/** The name of each table and what it contains, in the reader's language. */
export function useTableNames(): Record<string, { title: string; description: string }> {
  const { t } = useLingui();
  return {
    orders: { title: t`Orders`, description: t`Orders, amendments, suspensions, rescissions, rules and rulings.` },
    'order-effects': {
      title: t`Effects of orders`,
      description: t`What each order starts, moves, pauses, rescinds or replaces, for whom and from which day.`,
    },
    'order-exemptions': { title: t`Exemptions`, description: t`What each order exempts, and until when.` },
    'order-dates': {
      title: t`States by day`,
      description: t`The state of each list entry for each audience over time, computed from the effects of the orders.`,
    },
    requirements: {
      title: t`Requirements`,
      description: t`The entries of the official lists with their products, standards and customs codes.`,
    },
    standards: { title: t`Standards`, description: t`The Indian Standards that the lists name.` },
  };
}
