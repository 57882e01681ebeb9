import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ChosenBar } from '#desk/lists/chosen-bar.tsx';
import { AllChoice } from '#desk/lists/row-choice.tsx';
import type { Chosen } from '#desk/lists/use-chosen.ts';
import { screen } from '#desk/texts/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { type BulkAction, type Outcome, type Row, useBulk } from './use-bulk.ts';

/** Names the fields that stand in the way, whose texts come with the forms. */
const BulkResults = lazy(
  screen('desk-forms', () => import('./bulk-results.tsx').then(({ BulkResults }) => ({ default: BulkResults }))),
);

type Props = { kind: string; rows: readonly Row[]; chosen: Chosen<string>; mayPublish: boolean };

const canPublish = ({ open, state }: Row) => ['draft', 'in-review'].includes(open ?? state ?? '');

/** The same to all records that are chosen; each is done or refused for itself. */
export function BulkActions({ kind, rows, chosen, mayPublish }: Props) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { act, progress } = useBulk(kind);
  const [outcome, setOutcome] = useState<Outcome>();
  const own = rows.filter(({ id }) => chosen.has(id));
  const drafts = own.filter(canPublish);
  const publicOnes = own.filter(({ status }) => status === 'published');
  const [draftCount, publicCount] = [drafts.length, publicOnes.length];

  async function doAll(action: BulkAction, ones: readonly Row[]) {
    setOutcome(undefined);
    const result = await act(action, ones);
    chosen.clear();
    setOutcome(result);
    await revalidate();
  }

  return (
    <>
      {rows.length > 0 && <AllChoice chosen={chosen} count={rows.length} />}
      <ChosenBar label={t`Chosen records`} count={own.length}>
        {progress ? (
          <p role="status" className="self-center">
            <Trans>
              {progress.done} of {progress.total}
            </Trans>
          </p>
        ) : (
          <>
            {mayPublish && draftCount > 0 && (
              <Button variant="secondary" onClick={() => void doAll('publish', drafts)}>
                <Plural value={draftCount} one="Publish # draft" other="Publish # drafts" />
              </Button>
            )}
            {mayPublish && publicCount > 0 && (
              <ConfirmButton
                id="archive-chosen"
                name={t`Take ${publicCount} from the site`}
                question={t`Visitors no longer see them. Publish them again to bring them back.`}
                onConfirm={() => void doAll('archive', publicOnes)}
              />
            )}
            {draftCount > 0 && (
              <ConfirmButton
                id="discard-chosen"
                name={t`Discard drafts: ${draftCount}`}
                question={t`What is public stays as it is. Discarded drafts stay among the earlier versions.`}
                onConfirm={() => void doAll('discard', drafts)}
              />
            )}
            {draftCount === 0 && (publicCount === 0 || !mayPublish) && (
              <p className="self-center text-ink-2">
                <Trans>Nothing can be done to all of these at once.</Trans>
              </p>
            )}
          </>
        )}
      </ChosenBar>
      <div role="status">
        <Suspense>{outcome && <BulkResults kind={kind} outcome={outcome} />}</Suspense>
      </div>
    </>
  );
}
