import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';

export type Tool = {
  key: string;
  label: string;
  isPressed?: boolean;
  isOff?: boolean;
  /** What it opens, if not the text. */
  opens?: 'dialog';
  run: () => void;
};

/** What can be done at the selection, in groups. Tools for lists and tables are there only inside one. */
export function useTools(editor: Editor, { openLink, openPicture }: Record<'openLink' | 'openPicture', () => void>) {
  const { t } = useLingui();
  const { commands } = editor;
  const heading = (level: number, label: string): Tool => ({
    key: `h${level}`,
    label,
    isPressed: editor.isActive('heading', { level }),
    run: () => commands.toggleNode('heading', 'paragraph', { level }),
  });
  const mark = (name: string, label: string): Tool => ({
    key: name,
    label,
    isPressed: editor.isActive(name),
    run: () => commands.toggleMark(name),
  });
  const isInTable = editor.isActive('table');
  const groups: Tool[][] = [
    [
      { key: 'paragraph', label: t`Paragraph`, isPressed: isPlain(editor), run: () => commands.setNode('paragraph') },
      heading(2, t`Heading`),
      heading(3, t`Heading of the second level`),
      heading(4, t`Heading of the third level`),
    ],
    [
      mark('bold', t`Bold`),
      mark('italic', t`Italic`),
      mark('subscript', t`Subscript`),
      mark('superscript', t`Superscript`),
      { key: 'link', label: t`Link`, isPressed: editor.isActive('link'), opens: 'dialog', run: openLink },
    ],
    [
      {
        key: 'bulletList',
        label: t`List`,
        isPressed: editor.isActive('bulletList'),
        run: () => commands.toggleList('bulletList', 'listItem'),
      },
      {
        key: 'orderedList',
        label: t`Numbered list`,
        isPressed: editor.isActive('orderedList'),
        run: () => commands.toggleList('orderedList', 'listItem'),
      },
      ...(editor.isActive('listItem') ? listTools() : []),
    ],
    [
      {
        key: 'quote',
        label: t`Quotation`,
        isPressed: editor.isActive('blockquote'),
        run: () => commands.toggleWrap('blockquote'),
      },
      {
        key: 'picture',
        label: t`Picture`,
        isPressed: editor.isActive('image'),
        opens: 'dialog',
        run: openPicture,
      },
      { key: 'rule', label: t`Line across`, run: () => commands.insertContent({ type: 'rule' }) },
      {
        key: 'table',
        label: t`Table`,
        isOff: isInTable,
        run: () => commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
      },
    ],
    [
      { key: 'undo', label: t`Undo`, isOff: !editor.can().undo(), run: () => commands.undo() },
      { key: 'redo', label: t`Redo`, isOff: !editor.can().redo(), run: () => commands.redo() },
    ],
  ];
  return isInTable ? [...groups, tableTools()] : groups;

  function listTools(): Tool[] {
    return [
      {
        key: 'outdent',
        label: t`Move the item out`,
        isOff: !editor.can().liftListItem('listItem'),
        run: () => commands.liftListItem('listItem'),
      },
      {
        key: 'indent',
        label: t`Move the item in`,
        isOff: !editor.can().sinkListItem('listItem'),
        run: () => commands.sinkListItem('listItem'),
      },
    ];
  }

  function tableTools(): Tool[] {
    return [
      { key: 'rowBefore', label: t`Row above`, run: () => commands.addRowBefore() },
      { key: 'rowAfter', label: t`Row below`, run: () => commands.addRowAfter() },
      { key: 'rowOut', label: t`Delete row`, run: () => commands.deleteRow() },
      { key: 'columnBefore', label: t`Column before`, run: () => commands.addColumnBefore() },
      { key: 'columnAfter', label: t`Column after`, run: () => commands.addColumnAfter() },
      { key: 'columnOut', label: t`Delete column`, run: () => commands.deleteColumn() },
      { key: 'head', label: t`Heading row`, run: () => commands.toggleHeaderRow() },
      { key: 'tableOut', label: t`Delete table`, run: () => commands.deleteTable() },
    ];
  }
}

const isPlain = (editor: Editor) => editor.state.selection.$from.parent.type.name === 'paragraph';
