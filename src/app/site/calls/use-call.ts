import { useCallback, useEffect, useState } from 'react';
import { call } from '#app/call.ts';
import type { CallView } from '#features/calls/calls.schema.ts';

/** The call behind a link; undefined while it is fetched. */
export function useCall(token: string) {
  const [found, setFound] = useState<CallView | 'absent' | 'failed'>();

  const reload = useCallback(async () => {
    const result = await call<CallView>(`/calls/${encodeURIComponent(token)}`);
    setFound(result.ok ? result.data : result.status === 404 ? 'absent' : 'failed');
  }, [token]);

  useEffect(() => void reload(), [reload]);

  return { found, reload };
}
