import { createContext, useContext } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * Renders our script that starts the application on the server. In the browser it renders the router's own script,
 * which takes over the element.
 */
export function DocumentStart() {
  const start = useContext(StartContext);
  if (!import.meta.env.SSR || !start) return <ScrollRestoration />;
  const { code, sheet, version } = start;
  return <script data-version={version} data-sheet={sheet} dangerouslySetInnerHTML={{ __html: code }} />;
}

type Start = {
  /** The code of `starter.ts`. */
  code: string;
  /** Address of the whole style sheet. */
  sheet: string;
  /** The version of the data that the document was rendered with. */
  version: string;
};

/** What a document that is rendered on the server needs to start the application later. */
export const StartContext = createContext<Start | undefined>(undefined);

/**
 * Marks the place in a document's only style element where its rules are inserted. Nobody can guess it, so no text on a
 * page can pretend to be that place.
 */
export const styleMark = `/*${crypto.randomUUID()}*/`;
