import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ListedPicture } from '#features/media/media.schema.ts';
import { Button } from '#ui/button.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { PictureChooser } from './picture-chooser.tsx';

type Props = {
  /** Unique in the document; an error summary links to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The path of a public picture, as records store it: `storage/media/…/lamp.webp`. */
  value: string | null;
  /** @param picture what the library knows of it, for a form that offers its text alternative */
  onChange: (value: string | null, picture?: ListedPicture) => void;
  /** Whether the field may be left empty. */
  isOptional?: boolean;
  isReadOnly?: boolean;
};

/** The picture of a record, chosen from the library or uploaded into it. */
export function PictureField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  isOptional = false,
  isReadOnly = false,
}: Props) {
  const { t } = useLingui();
  const [opening, setOpening] = useState(0);
  const dialogId = `${id}-library`;
  return (
    <fieldset className="stack-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        {value && (
          <img
            src={value.startsWith('http') ? value : `/${value}`}
            alt=""
            className="size-28 border border-rule bg-sheet object-contain"
          />
        )}
        <div className="stack-2 min-w-0">
          {value && (
            <p dir="ltr" className="font-mono text-xs wrap-anywhere">
              {value.split('/').at(-1)}
            </p>
          )}
          {!isReadOnly && (
            <div className="flex flex-wrap gap-3">
              <Button id={id} variant="secondary" command="show-modal" commandfor={dialogId}>
                {value ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
              </Button>
              {value && isOptional && (
                <Button variant="quiet" onClick={() => onChange(null)}>
                  <Trans>Remove</Trans>
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
      {!isReadOnly && (
        <Dialog
          id={dialogId}
          title={t`Media library`}
          closeLabel={t`Close`}
          onToggle={(isOpen) => isOpen && setOpening((before) => before + 1)}
        >
          {opening > 0 && (
            <PictureChooser
              key={opening}
              onChoose={(picture) => {
                closeDialog(dialogId);
                onChange(picture.path, picture);
              }}
            />
          )}
        </Dialog>
      )}
    </fieldset>
  );
}
