import type { Env } from '#core/env.ts';
import { db } from '#db/client.server.ts';
import { isAudited } from '#features/audit/audit.server.ts';
import { deskAudiences } from '#features/desk-call.ts';
import { siteAudiences } from '#features/site-call.ts';
import type { Door } from './calls/door.ts';
import { features } from './features.ts';

const smallBody = { bytes: 64 * 1024, depth: 20, keys: 500 };

/** Every door of the site. One whose prefix begins with another's prefix stands before it. */
export function listDoors(env: Env): readonly Door[] {
  return [deskDoor(env), siteDoor(env)];
}

/** The calls of the specification, for visitors and clients. */
function siteDoor(env: Env): Door {
  return {
    prefix: env.API_PREFIX,
    publicUrl: env.PUBLIC_URL,
    calls: features.flatMap(({ api = [] }) => api),
    audiences: siteAudiences,
    limits: {
      network: { limit: env.CALL_LIMIT * 10, windowSeconds: 10 },
      body: smallBody,
    },
    gates: {
      network: { atOnce: 2, waiting: 100 },
      // A list takes two connections, one to count its rows, so a third of them stays with pages and forms.
      all: { atOnce: Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 3)), waiting: 200, patience: 2_000 },
    },
    headers: { 'Cache-Control': 'no-cache' },
    reference: { title: 'Kasauti: calls of the site', heading: 'Calls of the site' },
    isChecked: env.NODE_ENV !== 'production',
  };
}

/** The calls of the staff desk, for its own pages. They are not described to the public. */
function deskDoor(env: Env): Door {
  return {
    prefix: `${env.API_PREFIX}/desk`,
    publicUrl: env.DESK_URL,
    isForOwnPages: true,
    calls: features.flatMap(({ desk = [] }) => desk),
    audiences: deskAudiences,
    limits: {
      // An office shares a network.
      network: { limit: env.CALL_LIMIT * 20, windowSeconds: 10 },
      body: { bytes: 1024 * 1024, depth: 20, keys: 20_000 },
      strangersBody: smallBody,
    },
    gates: {
      network: { atOnce: 3, waiting: 100 },
      all: { atOnce: Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 4)), waiting: 200, patience: 5_000 },
    },
    headers: { 'Cache-Control': 'private, no-store' },
    isChecked: env.NODE_ENV !== 'production',
    isAudited: (requestId) => isAudited(db(), requestId),
  };
}
