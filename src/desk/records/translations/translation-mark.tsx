import { useLingui } from '@lingui/react/macro';
import type { TranslationMark as Mark } from '#features/records/record-states.schema.ts';
import { Icon } from '#ui/icon.tsx';

/** How far translations are, in words. */
export function useMarkNames(): Record<Mark, string> {
  const { t } = useLingui();
  return { machine: t`Machine translation`, draft: t`Draft`, reviewed: t`Reviewed` };
}

/** How far a translation is, and whether the English has changed since. */
export function TranslationMark({ mark, isStale }: { mark: Mark; isStale: boolean }) {
  const { t } = useLingui();
  const names = useMarkNames();
  return (
    <>
      {names[mark]}
      {isStale && (
        <span className="inline-flex items-center gap-1 ps-2 font-semibold text-withdrawn">
          <Icon name="alert" size={14} />
          {t`English has changed`}
        </span>
      )}
    </>
  );
}
