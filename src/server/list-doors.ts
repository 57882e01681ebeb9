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
  return [deskDoor(env), siteDoor(env), toolDoor(env)];
}

/** What the calls of visitors and the tools of machines have in common. */
function publicDoor(env: Env) {
  return {
    publicUrl: env.PUBLIC_URL,
    limits: {
      network: { limit: env.CALL_LIMIT * 10, windowSeconds: 10 },
      body: smallBody,
    },
    gates: {
      network: { atOnce: 2, waiting: 100 },
      // A list takes two connections, one to count its rows, so a third of them stays with pages and forms.
      all: { atOnce: Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 3)), waiting: 200, patience: 2_000 },
    },
    isChecked: env.NODE_ENV !== 'production',
  };
}

/** The calls of the specification, for visitors and clients. */
function siteDoor(env: Env): Door {
  return {
    ...publicDoor(env),
    prefix: env.API_PREFIX,
    calls: features.flatMap(({ api = [] }) => api),
    audiences: siteAudiences,
    headers: { 'Cache-Control': 'no-cache' },
    reference: { title: 'Kasauti: calls of the site', heading: 'Calls of the site' },
  };
}

/** The same answers for machines that choose their calls themselves. */
function toolDoor(env: Env): Door {
  const of = publicDoor(env);
  return {
    ...of,
    prefix: '/mcp',
    // One evaluation asks several questions of the database at once.
    gates: { ...of.gates, all: { ...of.gates.all, atOnce: Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 5)) } },
    calls: [],
    tools: {
      name: 'kasauti',
      title: 'Kasauti: approvals of products for India',
      instructions,
      list: features.flatMap(({ tools = [] }) => tools),
    },
    audiences: {},
    headers: { 'Cache-Control': 'no-store' },
  };
}

const instructions = `Which approvals a product needs before it may be sold in India, by which order and since when: a register of official lists and of the orders behind them. Find the family of the product (find_family), evaluate it with what is known (evaluate_product), and ask the user what is still open. Always give the day (as_of) and the sources with an answer, and say that it is information, not legal advice. What may apply or has not been checked is not the same as not required.`;

/** The calls of the staff desk, for its own pages. They are described to staff, and not to the public. */
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
    reference: { title: 'Kasauti: calls of the staff desk', who: 'staff' },
    isChecked: env.NODE_ENV !== 'production',
    isAudited: (requestId) => isAudited(db(), requestId),
  };
}
