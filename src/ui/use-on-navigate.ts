import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Acts after a client navigation; not on the first page, where a person may already have opened something. */
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
