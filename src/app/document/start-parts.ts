import { createContext } from 'react';

/** What the starter of a document needs to start the application. */
export type StartParts = {
  /** The whole style sheet, of which a document carries only a part. */
  sheet: string;
  /** The module that lists every route, and the module that starts the application. */
  manifest: string;
  entry: string;
  /** The id and module of each route of the page. */
  routes: [id: string, href: string][];
  preload: string[];
  /** The settings that the server passes to the router. */
  context: Record<string, unknown>;
  /** The version of the router's data; the data that match the document have the same version. */
  version: string;
  /** The router's data themselves, when they cannot be requested separately. */
  state?: string;
};

/** What the starter has already begun to fetch when the application starts. */
type Starting = { sheet: Promise<unknown>; state: Promise<Response>; version: string };

/** The response header that carries the version of the router's data. */
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
