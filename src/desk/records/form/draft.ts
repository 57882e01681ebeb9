import type { CallFailure } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import type { Values } from './paths.ts';

/** The text that somebody else has saved or published meanwhile. */
export type OtherText = { document: Values; edit: number; by: string | null; at: string; isLocked: boolean };
type Problem = { path: string; message: string };
export type Mark = DeskCallAnswer<'GET /records/{kind}/{id}'>['marks'][number];
export type Saved = {
  id: string;
  edit: number;
  document: Values;
  removed: string[];
  problems: Problem[];
  marks: readonly Mark[];
};

/** Where the text is: `away` and `signed-out` keep it on this device and send it later. */
export type SaveState =
  | { is: 'untouched' | 'waiting' | 'saving' | 'signed-out' }
  | { is: 'saved'; at: string }
  | { is: 'away' | 'refused'; failure: CallFailure }
  | { is: 'conflict'; other: OtherText };

export type Draft = {
  /** Null for a new record of which nothing is saved yet. */
  id: string | null;
  /** As it is in the form. */
  document: Values;
  edit: number;
  state: SaveState;
  /** What the server has cleaned and stored; null until the first save. */
  saved: Saved | null;
  isUnsaved: boolean;
  /** The text was kept on this device before, and is only now on its way. */
  isRestored: boolean;
};
