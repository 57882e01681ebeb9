import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useRootData } from '#app/page/root-data.ts';
import type { ClockChoices } from '#core/time/clock-choices.ts';
import type { AlertSettings } from '#features/alerts/alert-settings.schema.ts';
import { leadDays } from '#features/change-events/change-events.schema.ts';
import { useAudienceChoices } from '#features/requirements/components/use-state-choices.ts';
import { languages } from '#locales/languages.ts';
import { Checkbox, SelectField } from '#ui/fields/field.tsx';
import { FieldNotes } from '#ui/fields/field-frame.tsx';

type Faults = Readonly<Partial<Record<string, string>>>;

/** Prefix of the ids of the fields. */
export const settingsId = 'settings';

/**
 * When the mails come and of what they tell, as fields of a form that also works without script.
 * @param errors what is wrong, by field
 */
export function SettingsFields({
  settings,
  choices,
  errors,
}: {
  settings: AlertSettings;
  choices: ClockChoices;
  errors: Faults;
}) {
  const { t } = useLingui();
  const { language, weekday, hour, zone } = settings;
  const offered = useRootData()?.offeredLanguages ?? [];
  const field = (name: string) => ({ id: `${settingsId}-${name}`, name, error: errors[name] });
  const days = leadDays.map((value) => ({ value: `${value}`, label: `${value}` }));
  return (
    <>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField {...field('weekday')} label={t`Day of the weekly mail`} defaultValue={weekday}>
          {choices.weekdays.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('hour')} label={t`Hour of the daily or weekly mail`} defaultValue={hour}>
          {choices.hours.map((name, value) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('zone')} label={t`Time zone`} defaultValue={zone}>
          {choices.zones.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField {...field('language')} label={t`Language`} defaultValue={language}>
          {languages.map(
            ({ code, name }) =>
              (code === language || offered.includes(code)) && (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ),
          )}
        </SelectField>
      </div>
      <Boxes
        {...field('audiences')}
        legend={<Trans>Who you are</Trans>}
        hint={<Trans>We write only of what concerns one of those that you choose.</Trans>}
        choices={useAudienceChoices()}
        chosen={settings.audiences}
      />
      <Boxes
        {...field('lead_days')}
        legend={<Trans>How many days before a date</Trans>}
        hint={<Trans>If you choose none, we do not write before dates, only of changes.</Trans>}
        choices={days}
        chosen={settings.lead_days.map(String)}
      />
    </>
  );
}

type BoxesProps = {
  id: string;
  name: string;
  legend: ReactNode;
  hint: ReactNode;
  error: string | undefined;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
};

/** Boxes of which any number may be ticked; the first has the id that an error leads to. */
function Boxes({ id, name, legend, hint, error, choices, chosen }: BoxesProps) {
  const notes = useId();
  const described = [error ? `${notes}-error` : '', `${notes}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described}>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-8">
        {choices.map(({ value, label }, at) => (
          <Checkbox
            key={value}
            id={at === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      <FieldNotes id={notes} hint={hint} error={error} />
    </fieldset>
  );
}
