import { type RefObject, useEffect, useRef } from 'react';

/**
 * An uncontrolled control that keeps what a visitor did before the script came, yet follows the
 * address on later navigation, unless the visitor is in it.
 */
export function useFollowedValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    if (control.current && control.current !== document.activeElement) control.current.value = value;
  }, [value]);
  return control;
}
