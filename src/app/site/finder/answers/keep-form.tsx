import { Trans } from '@lingui/react/macro';
import { answersAddress } from '#app/page/answers-address.ts';
import { useRootData } from '#app/page/root-data.ts';
import type { Given } from '#features/finder/flow/step.ts';
import { Button } from '#ui/button.tsx';

/** Gives a sheet an address of its own. A plain form, so that it works without script, leads on to that address. */
export function KeepForm({ slug, given }: { slug: string; given: Given }) {
  const callBase = useRootData()?.callBase ?? '';
  const [, answers = ''] = answersAddress(slug, given).split('?');
  return (
    <form method="post" action={`${callBase}/finder/sheets`} className="no-print">
      <input type="hidden" name="family" value={slug} />
      <input type="hidden" name="answers" value={answers} />
      <Button type="submit" variant="secondary">
        <Trans>Keep this sheet</Trans>
      </Button>
      <p className="mt-2 text-sm text-ink-2">
        <Trans>It gets an address that stays, and that says later what has changed since.</Trans>
      </p>
    </form>
  );
}
