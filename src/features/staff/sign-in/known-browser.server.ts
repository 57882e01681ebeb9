import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { readEnv } from '#core/env.ts';
import { readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';

const name = 'desk-device';
const days = 180;
const membersPerBrowser = 5;
const shape = z.object({ id: z.uuid(), staff: z.array(z.number().int()) });

/** Remembers that this member of staff has signed in with this browser. */
export function rememberBrowser(c: Context, staffId: number): void {
  const { id, staff } = readBrowser(c) ?? { id: randomUUID(), staff: [] };
  const members = [staffId, ...staff.filter((other) => other !== staffId)].slice(0, membersPerBrowser);
  const signed = sign(name, { id, staff: members }, days * 86_400);
  setOwnCookie(c, name, signed, days * 86_400, readEnv().DESK_URL);
}

/** By what the guesses of a browser are counted in which this member has signed in before; null in any other. */
export function knownBrowserOf(c: Context, staffId: number | undefined): string | null {
  const browser = readBrowser(c);
  return browser && staffId !== undefined && browser.staff.includes(staffId) ? browser.id : null;
}

function readBrowser(c: Context) {
  return readSigned(name, readOwnCookie(c, name, readEnv().DESK_URL) ?? '', shape);
}
