import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Gapcursor, UndoRedo } from '@tiptap/extensions';
import { blockElements } from './block-elements.ts';
import { inlineElements } from './inline-elements.ts';
import { tableElements } from './table-elements.ts';

/**
 * What an HTML field can hold, which is what the cleaner lets pass and an editor can show; `clean-html.server.ts` has the
 * last word. An element that is missing here opens a text as source.
 */
export const editorExtensions = [
  ...blockElements,
  ...inlineElements,
  ...[BulletList, OrderedList, ListItem, ListKeymap],
  ...tableElements,
  ...[UndoRedo, Gapcursor],
];
