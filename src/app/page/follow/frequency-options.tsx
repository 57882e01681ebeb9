import { Trans } from '@lingui/react/macro';

/** The choices of how often mails come. */
export function FrequencyOptions() {
  return (
    <>
      <option value="weekly">
        <Trans>Once a week, on Monday morning</Trans>
      </option>
      <option value="daily">
        <Trans>Once a day, in the morning</Trans>
      </option>
      <option value="immediate">
        <Trans>At once</Trans>
      </option>
    </>
  );
}
