import { Trans } from '@lingui/react/macro';
import { useRootData } from './root-data.ts';

/** When the office makes its calls, which is not the whole of its office hours. */
export function CallHours() {
  const [morning, afternoon] = useRootData()?.site.callWindows ?? [];
  if (!morning || !afternoon) return null;
  return (
    <Trans>
      Calls: {morning.opens} to {morning.closes} and {afternoon.opens} to {afternoon.closes}, Indian time
    </Trans>
  );
}
