import { addDays } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import type { Check, Effect, LineState } from './effect.ts';
import { audiences, type EffectKind } from './order-kinds.schema.ts';

/** The kinds of effect that say whether an order stands. */
const standingKinds: readonly EffectKind[] = ['commence', 'defer', 'pause', 'resume', 'rescind', 'supersede'];

/** Plain strings, because collation is slow and a register has millions of comparisons to make. */
export const compareDays = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

type Beginning = { on: string | null; effect: Effect };

/**
 * Replays the effects of a line in the order of their publication, and answers in which state the line is on a day.
 * Effects published by that day, and no others, must have been applied.
 */
export class Fold {
  private readonly beginnings = new Map<string, Beginning>();
  private readonly rescinded = new Map<string, Effect>();
  private readonly superseded = new Map<string, Effect>();
  private readonly pauses: { from: string; until: string | null; effect: Effect }[] = [];
  private readonly exemptions: Effect[] = [];
  /** Those that say whether an order stands. */
  private readonly standing: Effect[] = [];
  private contradiction = false;
  private day = '';
  private readonly checks: readonly Check[];

  constructor(checks: readonly Check[]) {
    this.checks = checks;
  }

  apply(effect: Effect): void {
    const { kind, target, on } = effect;
    if (standingKinds.includes(kind)) this.standing.push(effect);
    if (kind === 'commence' || kind === 'defer') {
      const before = this.beginnings.get(target);
      const sameDay =
        before && before.effect.order !== effect.order && before.effect.publishedOn === effect.publishedOn;
      if (sameDay && before.on !== on) this.contradiction = true;
      this.beginnings.set(target, { on, effect });
    }
    if (kind === 'rescind') this.rescinded.set(target, effect);
    if (kind === 'supersede') this.superseded.set(target, effect);
    if (kind === 'pause') this.pauses.push({ from: on ?? effect.publishedOn, until: effect.until, effect });
    if (kind === 'resume') this.resume(effect);
    // An exemption without a condition frees the audience or the line altogether.
    if (kind === 'exempt' && !effect.text && (effect.limited || effect.audiences.length < audiences.length))
      this.exemptions.push(effect);
  }

  private resume(effect: Effect): void {
    const end = addDays(effect.on ?? effect.publishedOn, -1);
    for (const pause of this.pauses) {
      if (pause.effect.target === effect.target && (!pause.until || pause.until > end)) pause.until = end;
    }
  }

  stateOn(day: string): LineState {
    this.day = day;
    const exempt = this.exemptions.find(({ on, publishedOn, until }) => this.covers(on ?? publishedOn, until));
    if (exempt) return this.answer('exempt', exempt, exempt.on ?? exempt.publishedOn, exempt.until);
    const ended = this.endedBy();
    if (ended) return this.answer('rescinded', ended, ended.on ?? ended.publishedOn);
    const pause = this.pauses
      .filter(({ from, until }) => this.covers(from, until))
      .sort((a, b) => compareDays(b.until ?? '9999', a.until ?? '9999'))[0];
    if (pause) return this.answer('paused', pause.effect, pause.from, pause.until);
    const base = this.withoutPauses();
    const unread = base.state === 'in-force' || base.state === 'listed' ? this.unreadPause() : undefined;
    return unread?.until ? this.answer('unknown', unread.effect, addDays(unread.until, 1)) : base;
  }

  private withoutPauses(): LineState {
    const standing = [...this.beginnings].filter(([order]) => !this.hasEnded(order)).map(([, beginning]) => beginning);
    const begun = standing
      .filter(({ on }) => on !== null && on <= this.day)
      .sort((a, b) => compareDays(a.on ?? '', b.on ?? ''))
      .at(-1);
    if (begun) return this.answer('in-force', begun.effect, begun.on);
    const ahead = standing.filter(({ on }) => on !== null).sort((a, b) => compareDays(a.on ?? '', b.on ?? ''))[0];
    if (ahead?.on) return this.answer('upcoming', ahead.effect, null, addDays(ahead.on, -1));
    const open = standing.find(({ on }) => on === null);
    if (open) return this.answer('date-open', open.effect);
    return this.answer('listed', undefined);
  }

  /** The rescission of the last order that the line stood under, if no other one stands. */
  private endedBy(): Effect | undefined {
    const successors = [...this.superseded.values()].map(({ order }) => order);
    const orders = new Set([...this.beginnings.keys(), ...this.rescinded.keys(), ...successors]);
    const stands = [...orders].some((order) => !this.hasEnded(order));
    if (stands) return undefined;
    return [...this.rescinded.values()].filter((effect) => this.hasBegun(effect)).at(-1);
  }

  private hasEnded(order: string): boolean {
    const rescission = this.rescinded.get(order);
    if (rescission && this.hasBegun(rescission)) return true;
    const supersession = this.superseded.get(order);
    // A replaced order ends with the publication of its successor, so it never begins if its start was still ahead.
    return supersession !== undefined && this.hasBegun(supersession);
  }

  private hasBegun(effect: Effect): boolean {
    return (effect.on ?? effect.publishedOn) <= this.day;
  }

  /** The last pause that has ended, if nobody has checked what came after it. */
  private unreadPause() {
    const past = this.pauses.filter(({ until }) => until !== null && until < this.day);
    const last = past.sort((a, b) => compareDays(a.until ?? '', b.until ?? '')).at(-1);
    const end = last?.until;
    if (!last || !end) return undefined;
    // An amendment that leaves the pause alone does not say what came after it.
    const resumed = this.standing.some(({ kind, publishedOn, on, target }) =>
      kind === 'resume' ? target === last.effect.target : publishedOn > end || (on !== null && on > end),
    );
    const checked = this.checks.some(
      ({ order, on }) => on > end && on <= this.day && (order === last.effect.order || order === last.effect.target),
    );
    return resumed || checked ? undefined : last;
  }

  private covers(from: string, until: string | null): boolean {
    return from <= this.day && (until === null || this.day <= until);
  }

  private answer(
    state: RequirementState,
    effect: Effect | undefined,
    since: string | null = null,
    until: string | null = null,
  ): LineState {
    return {
      state,
      since,
      until,
      order: effect ? (effect.kind === 'defer' ? effect.target : effect.order) : null,
      because: effect ? [effect] : [],
      contradiction: this.contradiction,
    };
  }
}
