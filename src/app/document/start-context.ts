import { createContext } from 'react';

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
