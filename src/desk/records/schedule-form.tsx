import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { indianDay, indianMinute, indianMoment } from '#core/time/indian-time.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, TextField } from '#ui/fields/field.tsx';

/** `until` is null for no end, and missing where the end stays what it was. */
type Times = { at?: string; until?: string | null; over?: true };

/** Publishes at an hour, or for a time; both are hours of India. */
export function ScheduleForm({
  pending,
  end,
  isStale,
  onSend,
}: {
  pending: boolean;
  /** When the record ends unless somebody says otherwise. */
  end: string | null;
  /** Whether what is public has changed since the draft was begun. */
  isStale: boolean;
  onSend: (times: Times) => Promise<Record<string, string[]>>;
}) {
  const { t } = useLingui();
  const [from, setFrom] = useState('');
  const known = end ? localOf(end) : '';
  const [until, setUntil] = useState(known);
  const [isOver, setOver] = useState(false);
  const [errors, setErrors] = useState<{ at?: string | undefined; until?: string | undefined }>({});

  async function send() {
    setErrors({});
    if (!from && !until && !known) return setErrors({ at: t`Enter an hour, or an end.` });
    const [at, own] = [from, until].map((local) => (local ? momentOf(local) : undefined));
    const unreadable = t`Enter a day with a year of four digits.`;
    if (at === null || own === null)
      return setErrors({ at: at === null ? unreadable : undefined, until: own === null ? unreadable : undefined });
    const refused = await onSend({
      ...(at && { at }),
      ...(until !== known && { until: own ?? null }),
      ...(isStale && isOver && { over: true }),
    });
    return setErrors({ at: refused.at?.[0], until: refused.until?.[0] });
  }

  return (
    <details open={end !== null} className="border-y border-rule py-1">
      <summary className="min-h-11 cursor-pointer py-2 text-assay">
        <Trans>Publish at a certain time</Trans>
      </summary>
      <form
        className="stack-4 pt-2 pb-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="text-sm text-ink-2">
          <Trans>The whole draft goes out, in every language.</Trans>
        </p>
        <TextField
          id="field-at"
          type="datetime-local"
          label={t`From (Indian time)`}
          hint={<Trans>Leave it empty to publish now.</Trans>}
          error={errors.at}
          max={lastMoment}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          id="field-until"
          type="datetime-local"
          label={t`Until (Indian time)`}
          hint={<Trans>It is then taken from the site. Leave it empty for no end.</Trans>}
          error={errors.until}
          max={lastMoment}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        {isStale && (
          <Checkbox
            id="field-over"
            label={t`Over what is public now, which has changed since the draft was begun`}
            checked={isOver}
            onChange={(event) => setOver(event.target.checked)}
          />
        )}
        <Button type="submit" variant="secondary" pending={pending}>
          <Trans>Publish at this time</Trans>
        </Button>
      </form>
    </details>
  );
}

/** With an end, browsers offer four digits for the year; without one, six. */
const lastMoment = '9999-12-31T23:59';

/** `2026-12-01T10:00` by Indian clocks as a moment; null when its year has more than four digits. */
function momentOf(local: string): string | null {
  const [day = '', time = ''] = local.split('T');
  const moment = indianMoment(day, time);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The same the other way round. */
function localOf(moment: string): string {
  const at = new Date(moment);
  const minute = indianMinute(at);
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${indianDay(at)}T${hours}:${minutes}`;
}
