declare global {
  interface Window {
    /** Set by the starter of the document: the version of the data it was made of, and when the whole sheet is there. */
    starting?: { version: string; sheet: Promise<unknown> };
    /** Set by the start script of the page: the version of the data that it brings. */
    dataVersion?: string;
  }
}

export {};
