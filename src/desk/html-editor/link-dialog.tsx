import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';
import { linkAddress } from './link-address.ts';

/** A link as it is when the dialog opens; its words are asked for when none are selected. */
export type LinkDraft = { address: string; isLink: boolean; needsWords: boolean };

export function linkDraftOf(editor: Editor): LinkDraft {
  const isLink = editor.isActive('link');
  const address = String(editor.getAttributes('link').href ?? '');
  return { address, isLink, needsWords: !isLink && editor.state.selection.empty };
}

type Props = { id: string; editor: Editor; draft: LinkDraft | undefined; onDone: () => void };

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ id, editor, draft, onDone }: Props) {
  const { t } = useLingui();
  return (
    <Dialog id={id} title={draft?.isLink ? t`Change the link` : t`Add a link`} closeLabel={t`Close`} onClose={onDone}>
      {draft && <LinkFields id={id} editor={editor} draft={draft} />}
    </Dialog>
  );
}

/** No form of its own, because the field is inside one. */
function LinkFields({ id, editor, draft }: Omit<Props, 'onDone'> & { draft: LinkDraft }) {
  const { t } = useLingui();
  const [written, setWritten] = useState(draft.address);
  const [words, setWords] = useState('');
  const [isRefused, setRefused] = useState(false);

  function done() {
    closeDialog(id);
    editor.commands.focus();
  }

  function set() {
    const href = linkAddress(written);
    if (!href) {
      setRefused(true);
      return document.getElementById(`${id}-address`)?.focus();
    }
    const marks = [{ type: 'link', attrs: { href } }];
    if (draft.needsWords) editor.commands.insertContent({ type: 'text', text: words.trim() || written.trim(), marks });
    else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
    done();
  }

  function unset() {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    done();
  }

  function byEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter would send the form around the field.
    event.preventDefault();
    set();
  }

  return (
    <div className="stack-4">
      <TextField
        id={`${id}-address`}
        label={t`Address`}
        hint={t`A page of this site (/services), a website, an email address, or tel: and a number.`}
        error={isRefused && t`Enter an address such as https://bis.gov.in, /services or asha@example.com.`}
        value={written}
        onChange={(event) => {
          setWritten(event.target.value);
          setRefused(false);
        }}
        onKeyDown={byEnter}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="text-start"
      />
      {draft.needsWords && (
        <TextField
          id={`${id}-words`}
          label={t`Words of the link`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={byEnter}
          autoComplete="off"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={set}>
          <Trans>Set the link</Trans>
        </Button>
        {draft.isLink && (
          <Button variant="secondary" onClick={unset}>
            <Trans>Remove the link</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
