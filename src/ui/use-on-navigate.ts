import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Runs after a client navigation, but not on the first page, where a visitor may already have opened something. */
export function useOnNavigate(act: () => void) {
  const { key } = useLocation();
  const seen = useRef(key);
  const onNavigate = useEffectEvent(act);

  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    onNavigate();
  }, [key]);
}
