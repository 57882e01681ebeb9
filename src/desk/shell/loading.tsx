import { useLingui } from '@lingui/react/macro';
import { Spinner } from '#ui/spinner.tsx';

/** Shown until the first screen has come. */
export function Loading() {
  const { t } = useLingui();
  return (
    <div className="grid min-h-dvh place-content-center">
      <Spinner label={t`Loading the desk`} size={32} />
    </div>
  );
}
