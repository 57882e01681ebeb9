import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';

const derive = promisify(argon2);

type Cost = { memory: number; passes: number; parallelism: number };
const current: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

type Lane = { atOnce: number; queueLength: number; running: number; waiting: (() => void)[] };

/**
 * Each hash takes 19 MiB and a thread of the pool that file access and name look-ups share. Staff have a lane of their
 * own, so that no flood of logins of clients keeps them out.
 */
const lanes = {
  clients: { atOnce: 2, queueLength: 64, running: 0, waiting: [] },
  staff: { atOnce: 1, queueLength: 32, running: 0, waiting: [] },
} satisfies Record<string, Lane>;
export type LaneName = keyof typeof lanes;

/** Hashes a password for storage, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(
  password: string,
  lane: LaneName = 'clients',
  cost: Cost = current,
): Promise<string> {
  const salt = randomBytes(16);
  const hash = await digest(password, salt, cost, lanes[lane]);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Compares a password with a stored hash. Without a hash it takes the same time and answers no, so that timing does
 * not reveal whether an account exists.
 *
 * @returns whether the password is right, and whether its hash was made with outdated parameters
 * @throws Refusal 503 when too many are waiting
 */
export async function checkPassword(password: string, stored: string | null | undefined, lane: LaneName = 'clients') {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored ?? '') ?? [];
  if (!salt || !hash) {
    await digest(password, Buffer.alloc(16), current, lanes[lane]);
    return { isRight: false, isOutdated: false };
  }
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const made = await digest(password, Buffer.from(salt, 'base64url'), cost, lanes[lane]);
  const expected = Buffer.from(hash, 'base64url');
  const isOutdated =
    cost.memory !== current.memory || cost.passes !== current.passes || cost.parallelism !== current.parallelism;
  return { isRight: made.length === expected.length && timingSafeEqual(made, expected), isOutdated };
}

async function digest(password: string, salt: Buffer, cost: Cost, lane: Lane): Promise<Buffer> {
  await enter(lane);
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: 32, ...cost });
  } finally {
    const next = lane.waiting.shift();
    if (next) next();
    else lane.running -= 1;
  }
}

/** A free place goes to whoever has waited longest, so `running` changes only when nobody is waiting. */
async function enter(lane: Lane): Promise<void> {
  if (lane.running < lane.atOnce) {
    lane.running += 1;
    return;
  }
  if (lane.waiting.length >= lane.queueLength) throw new Refusal(503, refusalTexts.busy, { retryAfter: 3 });
  await new Promise<void>((resolve) => lane.waiting.push(resolve));
}
