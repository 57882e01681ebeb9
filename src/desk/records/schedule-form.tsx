import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { indianMoment } from '#core/time/indian-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';

type Times = { at?: string; until?: string };

/** Publishes at an hour, or for a time; both are hours of India. */
export function ScheduleForm({
  pending,
  onSend,
}: {
  pending: boolean;
  onSend: (times: Times) => Promise<Record<string, string[]>>;
}) {
  const { t } = useLingui();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();

  async function send() {
    setError(undefined);
    if (!from && !until) return setError(t`Enter an hour, or an end.`);
    const errors = await onSend({ ...(from && { at: momentOf(from) }), ...(until && { until: momentOf(until) }) });
    setError(errors.at?.[0]);
  }

  return (
    <details className="border-y border-rule py-1">
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
          error={error}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          type="datetime-local"
          label={t`Until (Indian time)`}
          hint={<Trans>It is then taken from the site. Leave it empty for no end.</Trans>}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <Button type="submit" variant="secondary" pending={pending}>
          <Trans>Publish at this time</Trans>
        </Button>
      </form>
    </details>
  );
}

/** `2026-12-01T10:00` by Indian clocks as a moment. */
function momentOf(local: string): string {
  const [day = '', time = ''] = local.split('T');
  return indianMoment(day, time).toISOString();
}
