import { Refusal } from '#core/refusal.ts';
import { isCallWindow } from './call-windows.ts';
import { callTexts } from './calls.messages.ts';
import type { CallTimeInput } from './calls.schema.ts';
import { addDays, type CallRules, windowSpan } from './office-day.ts';
import { type Booked, freeSlots, isInReach, isWindowOpen } from './slots.ts';

/** Where a wanted call comes to stand. */
export type PlacedCall = {
  date: string;
  kind: 'window' | 'slot';
  preference: string;
  /** Null for a window. */
  slotAt: Date | null;
  /** It stands on a later day than the one that was asked for. */
  isMoved: boolean;
};

/** How many days after the chosen one a window is looked for. */
export const searchDays = 14;

type Diary = { now: Date; rules: CallRules; bookedOn: (day: string) => Booked };

/**
 * Finds the place of a wanted call: a slot must be free, a window goes to the next day that has room (readings Q41).
 * @throws Refusal 422 under `schedule` or `time_prefered`
 */
export function placeCall({ schedule, time_prefered }: CallTimeInput, { now, rules, bookedOn }: Diary): PlacedCall {
  if (!isInReach(schedule, now, rules)) throw refuseTime('schedule', callTexts.dateFar);
  if (!isCallWindow(time_prefered)) {
    const slot = freeSlots(schedule, now, rules, bookedOn(schedule)).find(({ label }) => label === time_prefered);
    if (!slot) throw slotTaken();
    return { date: schedule, kind: 'slot', preference: slot.label, slotAt: slot.start, isMoved: false };
  }
  for (let later = 0; later <= searchDays; later += 1) {
    const date = addDays(schedule, later);
    if (!isWindowOpen(date, time_prefered, now, rules, bookedOn(date).count)) continue;
    return { date, kind: 'window', preference: time_prefered, slotAt: null, isMoved: later > 0 };
  }
  throw refuseTime('schedule', callTexts.timeTaken);
}

export function slotTaken(): Refusal {
  return refuseTime('time_prefered', callTexts.timeTaken);
}

function refuseTime(field: 'schedule' | 'time_prefered', text: string): Refusal {
  return new Refusal(422, text, { errors: { [field]: [text] } });
}

/** From when to when a placed call lasts. */
export function callSpan(
  { date, slotAt, preference }: Pick<PlacedCall, 'date' | 'slotAt' | 'preference'>,
  rules: CallRules,
) {
  if (slotAt) return { start: slotAt, end: new Date(slotAt.getTime() + rules.slot_minutes * 60_000) };
  return windowSpan(date, isCallWindow(preference) ? preference : 'Any time whole day', rules);
}
