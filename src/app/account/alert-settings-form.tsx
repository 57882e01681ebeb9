import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { CallAnswer, CallRequest } from '#app/calls/site-calls.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { SettingsFields, settingsId } from '#app/page/follow/settings-fields.tsx';
import { clockChoices } from '#core/time/clock-choices.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

type Settings = CallAnswer<'GET /client/alerts'>;
type Asked = CallRequest<'PUT /client/alerts'>['input'];

/** When the mails come and of what they tell: the fields of the page behind the links in our mails. */
export function AlertSettingsForm({ settings, onSaved }: { settings: Settings; onSaved: () => void }) {
  const { i18n } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const sent = new FormData(event.currentTarget);
    setPending(true);
    const saved = await call('PUT /client/alerts', { input: settingsOf(sent) });
    setPending(false);
    const faults = saved.ok ? [] : Object.entries(saved.errors).map(([name, [first = '']]) => [name, first] as const);
    setErrors(Object.fromEntries(faults));
    if (saved.ok) {
      toast.success(saved.data.message);
      return onSaved();
    }
    toast.error(faultText(saved));
    document.getElementById(`${settingsId}-${faults[0]?.[0]}`)?.focus();
  }

  return (
    <section aria-labelledby={settingsId}>
      <h3 id={settingsId} className="mb-4 text-xl">
        <Trans>When we write, and of what</Trans>
      </h3>
      <form onSubmit={save} className="stack-5">
        <SettingsFields settings={settings} choices={clockChoices(settings.zone, i18n.locale)} errors={errors} />
        <Button type="submit" variant="secondary" pending={pending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </section>
  );
}

/** The fields as the call takes them; what cannot be chosen here is refused by the call. */
function settingsOf(sent: FormData): Asked {
  const { language, hour, weekday, zone } = Object.fromEntries(sent);
  return {
    language,
    zone,
    hour: Number(hour),
    weekday: Number(weekday),
    audiences: sent.getAll('audiences'),
    lead_days: sent.getAll('lead_days').map(Number),
  } as Asked;
}
