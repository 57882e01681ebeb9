import { createContext } from 'react';

/** What the starter of a document needs to start the application. */
export type StartParts = {
  /** The style sheet that a document carries only a part of. */
  sheet: string;
  /** The module that knows every route, and the one that starts the application. */
  manifest: string;
  entry: string;
  /** Id and module of each route of the page. */
  routes: [id: string, href: string][];
  preload: string[];
  /** What the router has to know about the server. */
  context: Record<string, unknown>;
  /** Of the router's data: those that belong to the document have the same. */
  version: string;
  /** The router's data itself, where it cannot be asked for a second time. */
  state?: string;
};

/** What the starter has begun to fetch when the application starts. */
type Starting = { sheet: Promise<unknown>; state: Promise<Response>; version: string };

/** Where the router's data says its version. */
export const versionHeader = 'state-version';

declare global {
  interface Window {
    starting?: Starting;
    __reactRouterContext?: Record<string, unknown>;
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** The starter of the document that is rendered on the server, and what it needs. */
export const StartContext = createContext<{ code: string; parts: StartParts } | undefined>(undefined);
