import type { SessionScope } from './accounts.schema.ts';

declare const madeByMiddleware: unique symbol;

/** The client who makes a call. Only authenticate.server.ts creates actors, so an unchecked call does not compile. */
export type Actor = Readonly<{
  clientId: number;
  sessionId: number;
  scope: SessionScope;
  [madeByMiddleware]: true;
}>;

/** An actor who has logged in with a password and a one-time password. */
export type FullActor = Actor & Readonly<{ scope: 'full' }>;

/** A full login and the token that proves it. */
export type FullSession = { actor: FullActor; token: string };
