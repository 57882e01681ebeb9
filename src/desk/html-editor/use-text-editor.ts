import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { languages } from '#locales/languages.ts';
import { cleanPaste } from './clean-paste.ts';
import { editorExtensions } from './editor-extensions.ts';
import type { HtmlFieldProps } from './source-area.tsx';
import { readHtml, writeHtml } from './survives-editor.ts';

/**
 * Draws an editor into an element. It has the text that was given first; changes go out as HTML.
 * @param toToolbar called for Alt+F10
 */
export function useTextEditor(field: HtmlFieldProps, toToolbar: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const firstText = useEffectEvent(() => field.value);
  const tell = useEffectEvent(field.onChange);
  const leaveForToolbar = useEffectEvent(toToolbar);
  const attributes = attributesOf(field);
  const firstAttributes = useEffectEvent(() => attributes);

  useEffect(() => {
    const before = firstText();
    let isLeaving = false;
    const made = new Editor({
      element: place.current,
      extensions: editorExtensions,
      content: readHtml(before).toJSON(),
      // The policy of the site allows no style sheet that a script writes.
      injectCSS: false,
      onUpdate: ({ editor: { state } }) => tell(writeHtml(state.doc, before)),
      editorProps: {
        attributes: firstAttributes(),
        transformPastedHTML: cleanPaste,
        handleDOMEvents: {
          keydown(_view, event) {
            if (event.altKey && event.key === 'F10') leaveForToolbar();
            // In lists and tables Tab moves within the text, so there is a way past it.
            const leaves = event.key === 'Tab' && isLeaving;
            if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
            return leaves;
          },
        },
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  const stated = JSON.stringify(attributes);
  useEffect(() => {
    editor?.view.setProps({ attributes: JSON.parse(stated) });
  }, [editor, stated]);

  const isOn = !field.disabled;
  useEffect(() => {
    editor?.setEditable(isOn, false);
  }, [editor, isOn]);

  useEffect(() => {
    const label = document.getElementById(`${field.id}-label`);
    const focus = () => void editor?.commands.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, field.id]);

  return { place, editor };
}

function attributesOf({ id, language, error, hint, required, disabled }: HtmlFieldProps): Record<string, string> {
  const notes = [`${id}-keys`, error ? `${id}-error` : '', hint ? `${id}-hint` : ''];
  return {
    id,
    class: 'control prose prose-compact html-editor-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': notes.filter(Boolean).join(' '),
    ...(error && { 'aria-invalid': 'true' }),
    ...(required && { 'aria-required': 'true' }),
    ...(disabled && { 'aria-disabled': 'true' }),
    lang: language,
    dir: languages.find(({ code }) => code === language)?.dir ?? 'ltr',
  };
}

/** Draws the component again whenever the text or the selection has changed. */
export function useEditorChanges(editor: Editor): void {
  useSyncExternalStore(
    (follow) => {
      editor.on('transaction', follow);
      return () => void editor.off('transaction', follow);
    },
    () => editor.state,
  );
}
