import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { isUnseen } from '#core/text/plain-text.ts';
import { PictureChooser } from '#desk/media/picture-chooser.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';

/** A picture as a text shows it. */
type Shown = { src: string; alt: string; width: string; height: string };
/** The picture that is selected when the dialog opens, if there is one. */
export type PictureDraft = { shown: Shown | undefined };

export function pictureDraftOf(editor: Editor): PictureDraft {
  if (!editor.isActive('image')) return { shown: undefined };
  const read = (name: string) => String(editor.getAttributes('image')[name] ?? '');
  return { shown: { src: read('src'), alt: read('alt'), width: read('width'), height: read('height') } };
}

type Props = { id: string; editor: Editor; draft: PictureDraft | undefined; onDone: () => void };

/** Shows a picture of the library in a text, or changes the one that is selected. */
export function PictureDialog({ id, editor, draft, onDone }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      id={id}
      title={draft?.shown ? t`Change the picture` : t`Add a picture`}
      closeLabel={t`Close`}
      onClose={onDone}
    >
      {draft && <PictureSteps id={id} editor={editor} draft={draft} />}
    </Dialog>
  );
}

/** First the choice, then what the picture shows; no form of its own, because the field is inside one. */
function PictureSteps({ id, editor, draft }: Omit<Props, 'onDone'> & { draft: PictureDraft }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(draft.shown);
  const [isRefused, setRefused] = useState(false);
  if (!shown)
    return (
      <PictureChooser
        onChoose={({ path, alt, width, height }) => {
          setRefused(false);
          setShown({ src: `/${path}`, alt: alt ?? '', width: String(width), height: String(height) });
        }}
      />
    );

  function insert({ alt, ...picture }: Shown) {
    if (isUnseen(alt)) {
      setRefused(true);
      return document.getElementById(`${id}-alt`)?.focus();
    }
    const attrs = { ...picture, alt: alt.trim(), loading: 'lazy' };
    if (draft.shown) editor.commands.updateAttributes('image', attrs);
    else editor.commands.insertContent({ type: 'image', attrs });
    closeDialog(id);
    editor.commands.focus();
  }

  function byEnter(event: KeyboardEvent, picture: Shown) {
    // Some scripts are composed of several keys, of which Enter is the last.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter would send the form around the field.
    event.preventDefault();
    insert(picture);
  }

  return (
    <div className="stack-4">
      <img src={shown.src} alt="" className="max-h-60 max-w-full border border-rule bg-sheet object-contain" />
      <TextField
        id={`${id}-alt`}
        label={t`What the picture shows`}
        hint={t`For those who cannot see it. The library’s text is a beginning; say what matters here.`}
        error={isRefused && t`Say what the picture shows.`}
        value={shown.alt}
        onChange={({ target }) => {
          setShown({ ...shown, alt: target.value });
          setRefused(false);
        }}
        onKeyDown={(event) => byEnter(event, shown)}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => insert(shown)}>
          {draft.shown ? <Trans>Change it</Trans> : <Trans>Insert the picture</Trans>}
        </Button>
        <Button variant="secondary" onClick={() => setShown(undefined)}>
          <Trans>Choose another picture</Trans>
        </Button>
      </div>
    </div>
  );
}
