import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Spinner } from '#ui/spinner.tsx';

/** Shows that the next page is loading, once that has taken longer than 300 ms. */
export function NavigationSpinner() {
  const { t } = useLingui();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-1/3 z-40 flex justify-center text-assay">
      <Spinner label={t`Loading`} size={44} />
    </div>
  );
}
