import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import { eq, sql } from '#core/drizzle.ts';
import { countsOf, type Sync } from '#db/content/sync-rows.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import type { EffectOfFile, OrderFile } from './order-file.ts';

type Effect = typeof orderEffects.$inferSelect;
type Change = { id: number } & Partial<Effect>;

/**
 * Adds the effects that the files bring, and strikes those that they withdraw. What was recorded stays as it is, because
 * people may have relied on it: only its source and remarks can be corrected. An effect that no file names, because an
 * editor has added it, is shown after the others.
 * @throws ContentError that names every effect that a file has changed or brings back
 */
export async function writeEffects(sync: Sync, files: readonly YamlFile<OrderFile>[], ids: Map<string, number>) {
  const counts = countsOf(sync.report, 'order_effects');
  const stored = Map.groupBy(await sync.tx.select().from(orderEffects), ({ orderId }) => orderId);
  const adding: (typeof orderEffects.$inferInsert)[] = [];
  const changes: Change[] = [];
  const problems: ContentError['problems'] = [];
  for (const { file, slug, value, lineOf } of files) {
    const orderId = ids.get(slug) ?? 0;
    const left = new Map(stored.get(orderId)?.map((effect) => [effect.key, effect]));
    for (const [position, effect] of value.effects.entries()) {
      const target = ids.get(effect.order ?? slug) ?? 0;
      const { facts, remarks } = rowOf(effect, target, value.recorded);
      const old = left.get(effect.id);
      left.delete(effect.id);
      if (!old) {
        adding.push({ ...facts, ...remarks, orderId, position, withdrawnOn: effect.withdrawn ?? null });
        continue;
      }
      const isStruckAnew = old.withdrawnOn !== null && (effect.withdrawn ?? old.withdrawnOn) !== old.withdrawnOn;
      if (isStruckAnew || !isDeepStrictEqual(pick(old, facts), facts)) {
        const line = lineOf(['effects', position]);
        const reason = `the effect '${effect.id}' is recorded already and cannot be changed; strike it (\`withdrawn\`) and add another`;
        problems.push({ file, line, reason });
      }
      const change = { ...remarks, position, withdrawnOn: old.withdrawnOn ?? effect.withdrawn ?? null };
      if (isDeepStrictEqual(pick(old, change), change)) counts.left += 1;
      else changes.push({ id: old.id, ...change });
    }
    const others = [...left.values()].sort((a, b) => a.position - b.position);
    for (const [index, { id, position }] of others.entries()) {
      const place = value.effects.length + index;
      if (place !== position) changes.push({ id, position: place });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  counts.added += adding.length;
  counts.changed += changes.length;
  await write(sync, adding, changes);
}

function rowOf(effect: EffectOfFile, targetId: number, written: string) {
  const { id: key, kind, audiences, lines = null, on = null, until = null, standard = null, beside = null } = effect;
  const { clause = null, text = null, countsFrom = null, recorded: recordedOn = written } = effect;
  const { note = null, source = null, confidence, derived } = effect;
  return {
    facts: { key, targetId, kind, audiences, lines, on, until, standard, beside, clause, text, countsFrom, recordedOn },
    remarks: { note, source, confidence, derived },
  };
}

const pick = (row: Effect, names: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(names, name)));

async function write({ tx }: Sync, adding: (typeof orderEffects.$inferInsert)[], changes: readonly Change[]) {
  const moving = changes.map(({ id }) => id);
  // Two effects that change places must not have the same one in between.
  await tx.execute(sql`
    update ${orderEffects} set position = -1 - id where id = any(${sql.param(moving)}::int[])`);
  for (const { id, ...change } of changes) await tx.update(orderEffects).set(change).where(eq(orderEffects.id, id));
  for (let start = 0; start < adding.length; start += 500)
    await tx.insert(orderEffects).values(adding.slice(start, start + 500));
}
