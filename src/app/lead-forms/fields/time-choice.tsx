import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useEffectEvent, useId } from 'react';
import { isOutsideIndia, localTime, slotStart, zoneName } from '#app/lead-forms/slot-time.ts';
import { useSlots } from '#app/lead-forms/use-slots.ts';
import { isTimeWindow, timeWindows } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { RadioRow } from './radio-row.tsx';

/**
 * The time of an appointment: a window or a free slot on that day, all as radio buttons of one group.
 *
 * @param day `YYYY-MM-DD`; empty until the visitor picks one
 * @param chosen the value of the group
 * @param onSlotGone called when the chosen slot is not free on the day now picked
 * @param reserved the slot reserved for this visitor, which `POST /getAvailableSlots` no longer lists as free
 * @param radio name, ref and handlers of the group (`register('time_prefered')`)
 * @param firstId the `id` of the first choice, which the error summary links to
 */
export function TimeChoice({
  day,
  error,
  firstId,
  chosen,
  onSlotGone,
  reserved,
  radio,
}: {
  day: string;
  error?: string | undefined;
  firstId: string;
  chosen: string;
  onSlotGone: () => void;
  reserved?: { schedule: string; time_prefered: string };
  radio: ComponentProps<'input'>;
}) {
  const { i18n } = useLingui();
  const id = useId();
  const { loading, slots: free } = useSlots(day, error);
  const slots = free && reserved?.schedule === day ? withReserved(free, day, reserved.time_prefered) : free;
  const isGone = chosen !== '' && !isTimeWindow(chosen) && !loading && !slots?.includes(chosen);
  const forget = useEffectEvent(onSlotGone);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);

  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="stack-2">
      <legend className="mb-1.5 font-semibold">
        <Trans>Preferred time</Trans>
      </legend>
      {timeWindows.map((value, place) => (
        <RadioRow key={value} radio={{ ...radio, value, id: place === 0 ? firstId : undefined }}>
          <span className="min-w-0 text-balance">{i18n._(windowLabels[value])}</span>
        </RadioRow>
      ))}
      <FieldNotes id={id} error={error} />
      <Slots day={day} loading={loading} slots={slots} radio={radio} />
    </fieldset>
  );
}

function withReserved(free: string[], day: string, reserved: string): string[] {
  if (isTimeWindow(reserved) || free.includes(reserved)) return free;
  return [...free, reserved].sort((a, b) => Number(slotStart(day, a)) - Number(slotStart(day, b)));
}

function Slots({
  day,
  loading,
  slots,
  radio,
}: {
  day: string;
  loading: boolean;
  slots: string[] | null;
  radio: ComponentProps<'input'>;
}) {
  const { i18n } = useLingui();
  const id = useId();
  if (loading) {
    return (
      <p role="status" className="flex min-h-11 items-center gap-3 text-ink-2">
        <Spinner size={18} />
        <Trans>Looking for free times…</Trans>
      </p>
    );
  }
  if (!slots) return null;
  if (slots.length === 0) {
    return (
      <p role="status" className="mt-4 border-t border-rule pt-4 text-ink-2">
        <Trans>
          No exact times are free on this day. Choose a time window instead; if we make no calls on this day, we’ll call
          on the next one that is open.
        </Trans>
      </p>
    );
  }
  const abroad = isOutsideIndia(day);
  const zone = zoneName(i18n.locale);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the fieldset would be read as a second question
    <div role="group" aria-labelledby={id} className="mt-4 border-t border-rule pt-4">
      <p id={id}>
        {abroad ? (
          <Trans>Or choose an exact time: Indian time first, then yours ({zone})</Trans>
        ) : (
          <Trans>Or choose an exact time (Indian time)</Trans>
        )}
      </p>
      <ul className="mt-3 grid grid-cols-3 gap-2 min-[30rem]:max-lg:grid-cols-5">
        {slots.map((slot) => (
          <li key={slot}>
            <Slot day={day} slot={slot} abroad={abroad} radio={radio} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Slot({
  day,
  slot,
  abroad,
  radio,
}: {
  day: string;
  slot: string;
  abroad: boolean;
  radio: ComponentProps<'input'>;
}) {
  const { i18n } = useLingui();
  const start = abroad ? slotStart(day, slot) : null;
  return (
    <label className="relative flex h-full min-h-11 cursor-pointer flex-col items-center justify-center rounded-sm border border-edge bg-sheet px-1 py-1.5 text-center text-sm tabular hover:border-assay has-checked:border-assay has-checked:bg-assay has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-assay">
      <input {...radio} type="radio" value={slot} className="sr-only" />
      <bdi>{slot}</bdi>
      {start && <bdi className="text-xs">{localTime(start, day, i18n.locale)}</bdi>}
    </label>
  );
}
