import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { longDate } from '#core/time/dates.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { OwnText } from '#ui/own-language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LoadFailed } from './load-failed.tsx';

type Sheet = CallAnswer<'GET /client/sheets'>[number];

/** The sheets that the client keeps, each with whether something has changed; nothing as long as there are none. */
export function KeptSheets() {
  const toast = useToast();
  const faultText = useFaultText({ hasInput: false });
  const [leaving, setLeaving] = useState<string>();
  const { result, reload } = useCall('GET /client/sheets', {});
  if (!result || (result.ok && result.data.length === 0)) return null;

  async function remove(key: string) {
    setLeaving(key);
    const removed = await call('DELETE /client/sheets/{key}', { params: { key } });
    setLeaving(undefined);
    if (!removed.ok) return toast.error(faultText(removed));
    toast.success(removed.data.message);
    reload();
  }

  return (
    <section aria-labelledby="kept-sheets" className="mt-10">
      <h3 id="kept-sheets" className="text-2xl">
        <Trans>Kept sheets</Trans>
      </h3>
      {result.ok ? (
        <ul className="mt-3 border-t border-rule">
          {result.data.map((sheet) => (
            <SheetEntry
              key={sheet.key}
              sheet={sheet}
              pending={leaving === sheet.key}
              onRemove={() => remove(sheet.key)}
            />
          ))}
        </ul>
      ) : (
        <LoadFailed title={<Trans>Your kept sheets could not be loaded</Trans>} failure={result} retry={reload} />
      )}
    </section>
  );
}

function SheetEntry({ sheet, pending, onRemove }: { sheet: Sheet; pending: boolean; onRemove: () => void }) {
  const { name, label, url, kept_on, changes } = sheet;
  const { t, i18n } = useLingui();
  const day = longDate(kept_on, i18n.locale);
  return (
    <li className="flex items-center justify-between gap-x-6 border-b border-rule py-3">
      <div className="min-w-0">
        <TextLink to={url} className="font-semibold">
          <OwnText text={label || name} />
        </TextLink>
        <p className="text-sm text-ink-2">
          {label && (
            <>
              <OwnText text={name} /> ·{' '}
            </>
          )}
          <Trans>Kept on {day}</Trans>
          {' · '}
          {changes > 0 ? (
            <strong>
              <Plural value={changes} one="# approval has changed" other="# approvals have changed" />
            </strong>
          ) : (
            <Trans>Nothing has changed since.</Trans>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        className="shrink-0 pe-0"
        pending={pending}
        onClick={onRemove}
        aria-label={t`Take off the list: ${label || name}`}
      >
        <Trans>Take off the list</Trans>
      </Button>
    </li>
  );
}
