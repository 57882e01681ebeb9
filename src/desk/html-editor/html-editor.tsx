import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type HtmlFieldProps, SourceArea } from './source-area.tsx';
import { isSameHtml, lostInEditor, survivesEditor } from './survives-editor.ts';
import { Toolbar, ToolbarFrame } from './toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

type Mode = { isSource: boolean; lost?: string[]; opening: number };
const modeOf = (html: string, opening = 0): Mode =>
  survivesEditor(html) ? { isSource: false, opening } : { isSource: true, lost: lostInEditor(html), opening };

/** A text in the editor, or its HTML: on request, and when the editor would not keep all of it. */
export function HtmlEditor(field: HtmlFieldProps) {
  const { value, onChange } = field;
  const [mode, setMode] = useState(() => modeOf(value));
  const ours = useRef(value);
  const tell = (html: string) => {
    ours.current = html;
    onChange(html);
  };
  const open = useEffectEvent((html: string) => {
    const isNew = !isSameHtml(html, ours.current);
    ours.current = html;
    if (isNew) setMode(modeOf(html, mode.opening + 1));
  });
  // The form has another text than the one that was written here: an earlier revision, or what the server has cleaned.
  useEffect(() => {
    if (value !== ours.current) open(value);
  }, [value]);

  function turn(next: Mode) {
    setMode(next);
    // The button that was pressed is gone with its toolbar.
    requestAnimationFrame(() => document.getElementById(field.id)?.focus());
  }

  const asSource = () => turn({ isSource: true, opening: mode.opening });
  const asText = () => turn(modeOf(value, mode.opening));
  if (!mode.isSource) return <TextArea key={mode.opening} field={{ ...field, onChange: tell }} onSource={asSource} />;
  return (
    <div className="stack-1.5">
      <ToolbarFrame id={field.id} tools={[]} isSource onSource={asText} />
      <SourceArea {...field} onChange={tell} note={mode.lost && <LostNote lost={mode.lost} />} />
    </div>
  );
}

function LostNote({ lost }: { lost: string[] }) {
  const names = lost.slice(0, 5).map((name) => `<${name}>`);
  if (names.length === 0)
    return <Trans>The editor would arrange this text differently, so it is shown as HTML and stays as it is.</Trans>;
  return (
    <Trans>
      The editor cannot hold {{ elements: names.join(', ') }}, so the text is shown as HTML and nothing of it is lost.
    </Trans>
  );
}

function TextArea({ field, onSource }: { field: HtmlFieldProps; onSource: () => void }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const { place, editor } = useTextEditor(field, () =>
    frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus(),
  );
  return (
    <div ref={frame} className="html-editor">
      <input type="hidden" name={field.name} value={field.value} />
      {editor && !field.disabled && <Toolbar id={field.id} editor={editor} onSource={onSource} />}
      <div ref={place} />
      <p id={`${field.id}-keys`} className="sr-only">
        {t`Alt+F10 leads to the toolbar. Escape and then Tab leave the text.`}
      </p>
    </div>
  );
}
