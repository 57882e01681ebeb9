import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Runs after a client navigation, but not on the first page, where a visitor may already have opened something, nor when
 * a screen gives itself another address (`keepsFocus`) while somebody works in it.
 */
export function useOnNavigate(act: () => void) {
  const { key, state } = useLocation();
  const seen = useRef(key);
  const onNavigate = useEffectEvent(() => {
    if (!state?.keepsFocus) act();
  });

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onNavigate();
  }, [key]);
}
