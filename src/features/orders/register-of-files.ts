import type { YamlFile } from '#core/content/content-files.server.ts';
import { lineKey, type OrderEffect, type Register } from './line-facts.ts';
import type { OrderFile } from './order-file.ts';

/** The orders of the content folder as the fold needs them. */
export function registerOfFiles(files: readonly YamlFile<OrderFile>[]): Register {
  return {
    linesOf: new Map(files.map(({ slug, value }) => [slug, linesIn(value.lines ?? {})])),
    effects: files.flatMap(({ slug, value }) => effectsOf(slug, value)),
    checks: files.flatMap(({ slug, value }) => value.checks.map(({ on }) => ({ order: slug, on }))),
  };
}

function effectsOf(slug: string, file: OrderFile): OrderEffect[] {
  const publishedOn = dayOfOrder(file);
  return file.effects.map(({ kind, order, lines, audiences, on, until, text, confidence, ...effect }, position) => ({
    order: slug,
    publishedOn,
    position,
    target: order ?? slug,
    kind,
    audiences,
    lines: lines ? linesIn(lines) : null,
    on: on ?? null,
    until: until ?? null,
    text: text ?? null,
    confidence,
    recordedOn: effect.recorded ?? file.recorded,
    withdrawnOn: effect.withdrawn ?? null,
  }));
}

/** The day from which an instrument can be known; without any day it counts from its first effect. */
function dayOfOrder({ published, signed, effects, recorded }: OrderFile): string {
  const first = effects.flatMap(({ on }) => on ?? []).sort()[0];
  return published ?? signed ?? first ?? recorded;
}

export function linesIn(lines: Record<string, readonly string[]>): ReadonlySet<string> {
  return new Set(Object.entries(lines).flatMap(([list, keys]) => keys.map((key) => lineKey({ list, key }))));
}
