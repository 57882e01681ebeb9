import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';

/** A button that asks before it does something that visitors would notice or that gives up a text. */
export function ConfirmButton({
  id,
  name,
  question,
  onConfirm,
}: {
  id: string;
  name: string;
  question: string;
  onConfirm: () => void;
}) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="quiet" className="-mx-2" command="show-modal" commandfor={id}>
        {name}
      </Button>
      <Dialog id={id} title={name} closeLabel={t`Close`}>
        <div className="stack-5">
          <p>{question}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                closeDialog(id);
                onConfirm();
              }}
            >
              {name}
            </Button>
            <Button variant="secondary" command="close" commandfor={id}>
              <Trans>Leave it as it is</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
