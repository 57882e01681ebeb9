import { useLingui } from '@lingui/react/macro';
import type { Status } from '#features/finder/finder.schema.ts';

/** Where an approval stands for a family, as the public sheet says it. */
export function useStatusNames(): Record<Status, string> {
  const { t } = useLingui();
  return {
    prohibited: t`Prohibited`,
    applies: t`Applies`,
    'applies-from': t`Applies later`,
    paused: t`Paused`,
    voluntary: t`Voluntary`,
    exempt: t`Exempt`,
    'not-required': t`Not required`,
    'none-found': t`Nothing found`,
    'may-apply': t`May apply`,
    'not-checked': t`Not checked`,
  };
}
