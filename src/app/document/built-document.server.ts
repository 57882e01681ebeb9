import { readFileSync } from 'node:fs';
import type { StyleRule } from './select-style.server.ts';

/** What the build produces for documents apart from their modules. */
export type BuiltDocument = {
  /** The parts of the style sheet. */
  rules: StyleRule[];
  /** The code of `starter.ts`. */
  starter: string;
};

let built: BuiltDocument | undefined;

export function getBuiltDocument(): BuiltDocument {
  built ??= JSON.parse(readFileSync(new URL('../../../build/document.json', import.meta.url), 'utf8')) as BuiltDocument;
  return built;
}
