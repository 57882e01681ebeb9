declare global {
  interface Window {
    /** Set by the document's starter: the version of the data that it was rendered with, and when the whole sheet is loaded. */
    starting?: { version: string; sheet: Promise<unknown> };
    /** Set by the start script of the page: the version of the data that it brings. */
    dataVersion?: string;
  }
}

export {};
