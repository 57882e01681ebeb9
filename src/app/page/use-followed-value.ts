import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an uncontrolled control. It preserves what the visitor entered before the script loaded, and follows the address
 * on later navigation unless the control has the focus.
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
