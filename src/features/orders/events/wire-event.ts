import type { OrderEvent } from './select-events.server.ts';

/** An effect as the calls name it. */
export function wireEffect(event: OrderEvent) {
  const { kind, by, target, publishedOn, audiences, on, until, standard, beside, lines, text, confidence } = event;
  return {
    ...{ kind, by, target, audiences, on, until, standard, beside, text, confidence },
    published_on: publishedOn,
    entries: lines,
  };
}

/** An effect in a timeline, which also says whether its day never came. */
export function wireEvent(event: OrderEvent) {
  return { ...wireEffect(event), struck: event.isStruck };
}
