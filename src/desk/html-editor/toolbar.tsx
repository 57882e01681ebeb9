import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { openDialog } from '#ui/overlays/dialog.tsx';
import { LinkDialog, type LinkDraft, linkDraftOf } from './link-dialog.tsx';
import { PictureDialog, type PictureDraft, pictureDraftOf } from './picture-dialog.tsx';
import { ToolSign } from './tool-sign.tsx';
import { useEditorChanges } from './use-text-editor.ts';
import { type Tool, useTools } from './use-tools.ts';

/** The tools of an editor, with the dialogs for links and pictures. */
export function Toolbar({ id, editor, onSource }: { id: string; editor: Editor; onSource: () => void }) {
  useEditorChanges(editor);
  const [draft, setDraft] = useState<LinkDraft>();
  const [picture, setPicture] = useState<PictureDraft>();
  const [linkId, pictureId] = [`${id}-link`, `${id}-picture`];
  const tools = useTools(editor, {
    openLink() {
      setDraft(linkDraftOf(editor));
      openDialog(linkId);
    },
    openPicture() {
      setPicture(pictureDraftOf(editor));
      openDialog(pictureId);
    },
  });
  /** The editor is gone when its text has been turned into source. */
  const focusText = () => void (editor.isDestroyed || editor.commands.focus());
  return (
    <>
      <ToolbarFrame id={id} tools={tools} onSource={onSource} onUsed={focusText} />
      <LinkDialog id={linkId} editor={editor} draft={draft} onDone={() => setDraft(undefined)} />
      <PictureDialog id={pictureId} editor={editor} draft={picture} onDone={() => setPicture(undefined)} />
    </>
  );
}

type Props = {
  /** The id of the field. */
  id: string;
  tools: readonly (readonly Tool[])[];
  isSource?: boolean;
  onSource: () => void;
  /** After a tool was used with the pointer, which left the text. */
  onUsed?: () => void;
};

/** One stop of the Tab key; the arrow keys move between the tools, as the pattern of ARIA for toolbars says. */
export function ToolbarFrame({ id, tools, isSource = false, onSource, onUsed }: Props) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('');
  const source: Tool = { key: 'source', label: t`HTML source`, isPressed: isSource, run: onSource };
  const groups = [...tools, [source]];
  const keys = groups.flat().map(({ key }) => key);
  const stop = keys.includes(current) ? current : keys[0];

  function move(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  }

  function use(tool: Tool, event: MouseEvent<HTMLButtonElement>) {
    if (tool.isOff) return;
    tool.run();
    // A key leaves the focus where it is, unless its tool is gone with the table that it was for.
    const button = event.currentTarget;
    if (event.detail > 0 && !tool.opens) onUsed?.();
    else requestAnimationFrame(() => !button.isConnected && onUsed?.());
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Formatting`}
      aria-controls={id}
      onKeyDown={move}
      className="html-editor-bar"
    >
      {groups.map((group) => (
        <div key={group[0]?.key} className="html-editor-group">
          {group.map((tool) => (
            <button
              key={tool.key}
              type="button"
              tabIndex={tool.key === stop ? 0 : -1}
              title={tool.label}
              aria-label={tool.label}
              aria-pressed={tool.isPressed}
              aria-disabled={tool.isOff || undefined}
              aria-haspopup={tool.opens}
              onFocus={() => setCurrent(tool.key)}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => use(tool, event)}
              className="html-editor-tool"
            >
              <ToolSign name={tool.key} words={tool.label} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
