import { useLingui } from '@lingui/react/macro';

/** Writes a time such as `18:30` as the page's language does: `6.30 Pm`. */
export function useClock() {
  const { t } = useLingui();
  return (time: string): string => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const twelve = hour % 12 || 12;
    const shown = minute ? `${twelve}.${String(minute).padStart(2, '0')}` : String(twelve);
    return hour < 12 ? t`${shown} Am` : t`${shown} Pm`;
  };
}
