import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { useFaultText } from '#app/forms/use-fault-text.ts';
import { longDate } from '#core/time/dates.ts';
import { clientSheetInput } from '#features/finder/kept-sheets.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/fields/field.tsx';
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
              onNamed={reload}
            />
          ))}
        </ul>
      ) : (
        <LoadFailed title={<Trans>Your kept sheets could not be loaded</Trans>} failure={result} retry={reload} />
      )}
    </section>
  );
}

type EntryProps = { sheet: Sheet; pending: boolean; onRemove: () => void; onNamed: () => void };

function SheetEntry({ sheet, pending, onRemove, onNamed }: EntryProps) {
  const { name, label, note, url, kept_on, changes } = sheet;
  const { t, i18n } = useLingui();
  const day = longDate(kept_on, i18n.locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-b border-rule py-3">
      <div className="min-w-0 flex-1">
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
        {note && (
          <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {note}
          </p>
        )}
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
      <SheetWords key={`${label} ${note}`} sheet={sheet} onNamed={onNamed} />
    </li>
  );
}

/** What the client calls the sheet, and wants to remember of it. */
function SheetWords({ sheet: { key, name, label, note }, onNamed }: Pick<EntryProps, 'sheet' | 'onNamed'>) {
  const { t } = useLingui();
  const toast = useToast();
  const form = useCallForm({
    id: `sheet-${key}`,
    schema: clientSheetInput,
    defaults: { label, note },
    call: (input) => call('PUT /client/sheets/{key}', { params: { key }, input }),
    failed: ({ message }) => message,
    onDone({ message }) {
      toast.success(message);
      onNamed();
    },
  });
  return (
    <details className="w-full">
      <summary className="cursor-pointer py-2 text-assay underline-offset-4 hover:underline">
        <Trans>Name and note</Trans>
      </summary>
      <form noValidate onSubmit={form.submit} className="mt-2 mb-3 max-w-xl stack-4">
        <FormErrors form={form} />
        <TextField {...form.field('label')} label={t`Your name for it`} hint={name} maxLength={100} />
        <TextArea {...form.field('note')} label={t`Note`} maxLength={500} />
        <FormMessage form={form} />
        <Button type="submit" variant="secondary" pending={form.pending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </details>
  );
}
