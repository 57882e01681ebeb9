import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { readEnv } from '#core/env.ts';
import { busyFor } from '#core/gate.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { countOpen } from '#core/http/count-open.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';

/** How many files may be on their way to one network; RATE_LIMIT_SCALE multiplies it. */
const perNetwork = 60;
const inAll = 300;

const takePlace = countOpen(() => Math.ceil(perNetwork * readEnv().RATE_LIMIT_SCALE));
const takePlaceOfAll = countOpen(() => inAll);

/**
 * Limits how many files, public or private, are on their way at once: a reader who takes nothing keeps each of them open, with a part of it
 * in memory. The files of the build are in memory anyway, once for everybody, so these are only counted per network:
 * nobody who opens many files can take the pages' styles away from others.
 */
export function limitOpenAnswers({ isOfBuild = false } = {}) {
  return createMiddleware(async (c, next) => {
    const { incoming, outgoing }: Partial<HttpBindings> = c.env ?? {};
    // In most tests there is no connection; whoever waited for a call and left has closed it already.
    if (!incoming || !outgoing || outgoing.closed) return next();
    const places = [takePlace(callerOf(c).network), isOfBuild ? () => {} : takePlaceOfAll('files')];
    const giveBack = () => {
      for (const place of places) place?.();
    };
    if (!places.every(Boolean)) {
      giveBack();
      throw new Refusal(503, refusalTexts.busy, { retryAfter: busyFor });
    }
    outgoing.once('close', giveBack);
    await next();
  });
}
