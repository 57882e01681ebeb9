import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { readOwnCookie, setOwnCookie } from '#core/http/own-cookie.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';

const name = 'device';
const days = 180;
/** A computer that a family or an office shares. */
const clientsPerDevice = 5;

const shape = z.object({ id: z.uuid(), clients: z.array(z.number().int()) });

/** A browser in which these clients have logged in before. */
export type Device = z.output<typeof shape>;

/** What the signed cookie says of the caller's browser; null for one that nobody has logged in with. */
export function readDevice(c: Context): Device | null {
  return readSigned('device', readOwnCookie(c, name) ?? '', shape);
}

/** Remembers that the client has proved to be at this browser. */
export function rememberDevice(c: Context, clientId: number): void {
  const device = readDevice(c) ?? { id: randomUUID(), clients: [] };
  const clients = [clientId, ...device.clients.filter((id) => id !== clientId)].slice(0, clientsPerDevice);
  setOwnCookie(c, name, sign('device', { ...device, clients }, days * 86_400), days * 86_400);
}
