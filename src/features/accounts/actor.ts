declare const madeByMiddleware: unique symbol;

/** Who makes a call. Only authenticate.server.ts makes one, so an unchecked call does not compile. */
export type Actor = Readonly<{
  clientId: number;
  sessionId: number;
  /** `brochure`: the address is proven, the password is not. */
  scope: 'full' | 'brochure';
  [madeByMiddleware]: true;
}>;

/** An actor who logged in with password and one-time password. */
export type FullActor = Actor & Readonly<{ scope: 'full' }>;

/** A full login and the token that proves it. */
export type FullSession = { actor: FullActor; token: string };
