import type { Context } from 'hono';
import { readEnv } from '#core/env.ts';
import { deleteOwnCookie, readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { sessionHours } from './staff-sessions.server.ts';

const name = 'desk';

/** Gives the browser the token of its session, which no script reads and no page of another site sends along. */
export function setDeskCookie(c: Context, token: string): void {
  setOwnCookie(c, name, token, sessionHours * 3_600, readEnv().DESK_URL);
}

export function clearDeskCookie(c: Context): void {
  deleteOwnCookie(c, name, readEnv().DESK_URL);
}

export function readDeskCookie(c: Context): string | undefined {
  return readOwnCookie(c, name, readEnv().DESK_URL);
}
