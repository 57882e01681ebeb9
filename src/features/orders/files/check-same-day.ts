import type { Problem } from '#core/content/content-error.ts';
import type { YamlFile } from '#core/content/content-files.server.ts';
import type { EffectOfFile, OrderFile } from './order-file.ts';

type File = YamlFile<OrderFile>;
type Statement = { from: File; target: string; day: string | undefined; index: number; effect: EffectOfFile };

/** The kinds that give a day of which an order has only one for each audience. */
const datedKinds: readonly EffectOfFile['kind'][] = ['commence', 'defer', 'resume', 'rescind', 'supersede'];

/**
 * Reports two effects of one file, or of two instruments of one day, that give different days to the same lines and
 * audience. Two files may disagree when one says that it is disputed; the contradiction is then shown.
 */
export function checkSameDay(files: readonly File[], problems: Problem[]): void {
  const statements = files.flatMap((from) =>
    from.value.effects.flatMap((effect, index): Statement[] => {
      const day = from.value.published ?? from.value.signed;
      return effect.withdrawn ? [] : [{ from, target: effect.order ?? from.slug, day, index, effect }];
    }),
  );
  for (const alike of Map.groupBy(statements, ({ target, effect }) => `${target} ${effect.kind}`).values()) {
    for (const [place, later] of alike.entries()) {
      const other = alike.slice(0, place).find((earlier) => isOfOneDay(earlier, later) && disagree(earlier, later));
      if (!other) continue;
      const { file, lineOf } = later.from;
      const where = `${other.from.file}:${other.from.lineOf(['effects', other.index])}`;
      const reason = `${say(later.effect)}, but ${where} says of the same: ${say(other.effect)}`;
      problems.push({ file, line: lineOf(['effects', later.index]), reason });
    }
  }
}

function isOfOneDay(a: Statement, b: Statement): boolean {
  if (a.from === b.from) return true;
  return a.day !== undefined && a.day === b.day && !a.from.value.disputed && !b.from.value.disputed;
}

function disagree({ effect: a }: Statement, { effect: b }: Statement): boolean {
  if (!a.audiences.some((audience) => b.audiences.includes(audience)) || !overlap(a.lines, b.lines)) return false;
  if (a.kind === 'pause') return a.on === b.on && a.until !== b.until;
  return datedKinds.includes(a.kind) && a.on !== b.on;
}

/** Whether both effects concern all lines, or share some. An exception for some lines does not contradict the rule for all. */
function overlap(a: EffectOfFile['lines'], b: EffectOfFile['lines']): boolean {
  if (!a || !b) return !a && !b;
  return Object.entries(a).some(([list, keys]) => keys.some((key) => b[list]?.includes(key)));
}

function say({ kind, on, until }: EffectOfFile): string {
  return kind === 'pause' ? `pause until ${until ?? 'a day left open'}` : `${kind} on ${on ?? 'a day left open'}`;
}
