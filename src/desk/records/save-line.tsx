import { Trans, useLingui } from '@lingui/react/macro';
import { formatClock } from '#core/time/format-moment.ts';
import { interrupt } from '#desk/calls/interruption.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Draft } from './form/draft.ts';
import type { DraftKeeper } from './form/draft-keeper.ts';

/** It stays in view in a long form. */
const place = 'sticky top-(--sticky-top) z-10 flex items-center';

/** Says where the text is: with the server, on its way, or only on this device. */
export function SaveLine({ draft, keeper, mayWrite }: { draft: Draft; keeper: DraftKeeper; mayWrite: boolean }) {
  const { i18n } = useLingui();
  const faultText = useFaultText();
  const { state } = draft;
  const isTrouble = ['away', 'signed-out', 'refused', 'conflict'].includes(state.is);

  async function signIn() {
    if (await interrupt('sign-in')) await keeper.flush();
  }

  return (
    <div
      className={
        isTrouble
          ? `${place} flex-wrap gap-x-4 gap-y-2 border-s-4 border-withdrawn bg-sheet px-4 py-3`
          : `${place} min-h-10 gap-2 bg-paper text-sm text-ink-2`
      }
    >
      {state.is === 'untouched' && mayWrite && <Trans>What you write is saved by itself.</Trans>}
      {state.is === 'waiting' && <Trans>Not saved yet</Trans>}
      {state.is === 'saving' && <Trans>Saving…</Trans>}
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-center gap-2 empty:hidden">
        {state.is === 'saved' && (
          <>
            <Icon name="check" size={16} />
            <span>
              <Trans>Saved at {formatClock(state.at, i18n.locale)}</Trans>
            </span>
          </>
        )}
        {state.is === 'away' && (
          <Trans>
            Not saved: the server did not answer. Your text is kept on this device, and is sent as soon as it answers.
          </Trans>
        )}
        {state.is === 'signed-out' && (
          <Trans>Not saved: your session has ended. Your text is kept on this device.</Trans>
        )}
        {state.is === 'refused' && (
          <Trans>Not saved: {faultText(state.failure)} Your text is kept on this device.</Trans>
        )}
        {state.is === 'conflict' && (
          <Trans>Not saved: the record has been changed elsewhere. Your text is kept on this device.</Trans>
        )}
      </p>
      {state.is === 'away' && (
        <Button variant="secondary" onClick={() => void keeper.flush()}>
          <Trans>Try now</Trans>
        </Button>
      )}
      {state.is === 'signed-out' && (
        <Button variant="secondary" onClick={() => void signIn()}>
          <Trans>Sign in again</Trans>
        </Button>
      )}
      {draft.isRestored && <RestoredNote />}
    </div>
  );
}

function RestoredNote() {
  return (
    <p className="text-sm">
      <Trans>This text was kept on this device the last time.</Trans>
    </p>
  );
}
