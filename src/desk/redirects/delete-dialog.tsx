import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import type { RedirectRow } from '#features/redirects/redirects.schema.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { Path } from './redirect-list.tsx';

export const deleteId = 'delete-redirect';

/** Asks before a redirect is deleted. */
export function DeleteDialog({ redirect, onDone }: { redirect: RedirectRow | undefined; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();

  async function remove({ from }: RedirectRow) {
    const deleted = await call('DELETE /redirects', { query: { from } });
    closeDialog(deleteId);
    if (!deleted.ok) return toast.error(faultText(deleted));
    toast.success(deleted.data.message);
    onDone();
  }

  return (
    <Dialog id={deleteId} title={t`Delete the redirect`} closeLabel={t`Close`}>
      {redirect && (
        <div className="stack-5">
          <p>
            <Trans>
              Visitors of <Path path={redirect.from} /> will read that there is no such page, also those who come from
              old links and search engines.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void remove(redirect)}>
              <Trans>Delete the redirect</Trans>
            </Button>
            <Button variant="secondary" command="close" commandfor={deleteId}>
              <Trans>Leave it as it is</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
