import { Hono } from 'hono';
import type { Calls } from '#core/http/call.ts';
import type { Door } from '#server/calls/door.ts';
import { serveDoor } from '#server/calls/serve-door.ts';
import { answerFault } from '#server/middleware/answer-fault.ts';

/** A door at `/api` with these calls alone, whose answers are checked. */
export function testDoor(calls: Calls, settings: Partial<Door> = {}): Door {
  return {
    prefix: '/api',
    publicUrl: 'https://kasauti.example',
    calls: [calls],
    audiences: {},
    limits: { network: { limit: 10_000, windowSeconds: 10 }, body: { bytes: 64 * 1024, depth: 20, keys: 500 } },
    gates: { network: { atOnce: 10, waiting: 10 }, all: { atOnce: 10, waiting: 10 } },
    headers: {},
    isChecked: true,
    ...settings,
  };
}

/** Doors without the rest of the site, and without a database unless their calls use it. */
export function serveDoors(...doors: Door[]): Hono {
  const prefixes = doors.map(({ prefix }) => prefix);
  const app = new Hono().onError(answerFault(prefixes, (path) => path));
  for (const door of doors) app.route(door.prefix, serveDoor(door));
  return app;
}
