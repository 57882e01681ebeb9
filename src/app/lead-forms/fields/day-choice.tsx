import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useCall } from '#app/calls/use-call.ts';
import type { CallForm } from '#app/forms/use-call-form.ts';
import { formatWeekday, longDate, shortDay, todayInIndia } from '#core/time/dates.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { OwnText } from '#ui/own-language.tsx';

/**
 * The day of an appointment: one of the next open days, or another date, whose field comes when it is asked for. A day on
 * which no calls are made is pointed out at once, with the next one that is open.
 */
export function DayChoice({ form }: { form: Pick<CallForm<'schedule'>, 'field' | 'inputs'> }) {
  const { i18n } = useLingui();
  const field = form.field('schedule');
  const chosen = String(form.inputs.watch('schedule') ?? '');
  const next = useOpenDays(todayInIndia())?.days;
  const isListed = next?.includes(chosen) ?? false;
  // Once it is there it stays, so that nothing moves while somebody chooses.
  const [fieldShown, showField] = useState<'asked' | 'needed'>();
  if (!fieldShown && (next?.length === 0 || field.error || (chosen && next && !isListed))) showField('needed');
  useEffect(() => {
    if (fieldShown === 'asked') document.getElementById(field.id)?.focus();
  }, [fieldShown, field.id]);
  const after = useOpenDays(chosen >= todayInIndia() && !isListed ? chosen : null);
  const [first] = after?.days ?? [];
  const later = first !== chosen && first;
  const holiday = after?.holiday && <OwnText text={after.holiday} />;
  const choose = (day: string) => {
    form.inputs.setValue('schedule', day, { shouldDirty: true });
    form.inputs.clearErrors('schedule');
  };

  return (
    <div className="stack-3">
      {next?.length !== 0 && <OpenDays days={next} chosen={chosen} onChoose={choose} />}
      {fieldShown ? (
        <DayField {...field} chosen={chosen} />
      ) : (
        <Button variant="quiet" aria-expanded={false} aria-controls={field.id} onClick={() => showField('asked')}>
          <Trans>Another day</Trans>
        </Button>
      )}
      <p role="status" className={later ? 'border-s-4 border-gold ps-4' : undefined}>
        {later && holiday && (
          <Trans>
            {longDate(chosen, i18n.locale)} is a holiday ({holiday}), so no calls can be booked. The next open day is{' '}
            {longDate(later, i18n.locale)}.
          </Trans>
        )}
        {later && !holiday && (
          <Trans>
            No calls can be booked on {longDate(chosen, i18n.locale)}. The next open day is{' '}
            {longDate(later, i18n.locale)}.
          </Trans>
        )}
      </p>
    </div>
  );
}

/**
 * Any other day, not before the current one in India. The browser writes it in the form of the visitor's own system, so
 * it is repeated in words.
 */
function DayField({ chosen, ...field }: Omit<ComponentProps<typeof TextField>, 'label'> & { chosen: string }) {
  const { t, i18n } = useLingui();
  const day = chosen && formatWeekday(chosen, i18n.locale);
  return (
    <TextField
      {...field}
      type="date"
      min={todayInIndia()}
      label={t`Date`}
      hint={day ? <Trans>{day}, in India.</Trans> : <Trans>The date in India.</Trans>}
      required
    />
  );
}

/** The open days from that day on; undefined while they are loading, none when they could not be loaded. */
function useOpenDays(from: string | null): { days: string[]; holiday: string | null } | undefined {
  const { result } = useCall('GET /open-days', from ? { query: { from } } : null);
  return result && (result.ok ? result.data : { days: [], holiday: null });
}

const places = Array.from({ length: 6 }, (_, place) => place);

function OpenDays({
  days,
  chosen,
  onChoose,
}: {
  days: string[] | undefined;
  chosen: string;
  onChoose: (day: string) => void;
}) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        <Trans>Next open days</Trans>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        {/* The chips have their places before the days are known, so that nothing below them moves. */}
        {(days ?? places).map((day) =>
          typeof day === 'number' ? (
            <span key={day} className="min-h-11 rounded-sm border border-rule" />
          ) : (
            <label
              key={day}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-sm border border-edge bg-sheet px-1 py-1.5 text-center text-sm tabular hover:border-assay has-checked:border-assay has-checked:bg-assay has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-assay"
            >
              <input
                type="radio"
                name={id}
                value={day}
                className="sr-only"
                checked={day === chosen}
                onChange={() => onChoose(day)}
              />
              {shortDay(day, i18n.locale)}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
