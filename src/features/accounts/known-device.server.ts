import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';

const name = 'device';
const days = 180;
/** Enough for a computer that a family or an office shares. */
const clientsPerDevice = 5;

const shape = z.object({ id: z.uuid(), clients: z.array(z.number().int()) });

/** A browser in which these clients have logged in before. */
export type Device = z.output<typeof shape>;

/** What the signed cookie says about the caller's browser; null if nobody has logged in with it. */
export function readDevice(c: Context): Device | null {
  return readSigned('device', readOwnCookie(c, name) ?? '', shape);
}

/** Remembers that this client has logged in with this browser. */
export function rememberDevice(c: Context, clientId: number): void {
  const device = readDevice(c) ?? { id: randomUUID(), clients: [] };
  const clients = [clientId, ...device.clients.filter((id) => id !== clientId)].slice(0, clientsPerDevice);
  setOwnCookie(c, name, sign('device', { ...device, clients }, days * 86_400), days * 86_400);
}
