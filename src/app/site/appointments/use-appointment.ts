import { useCallback, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import type { AppointmentView } from '#features/appointments/appointments.schema.ts';

/** The appointment behind a link; undefined while it is fetched. */
export function useAppointment(token: string) {
  const [found, setFound] = useState<AppointmentView | 'absent' | 'failed'>();

  const reload = useCallback(async () => {
    const result = await call<AppointmentView>(`/calls/${encodeURIComponent(token)}`);
    setFound(result.ok ? result.data : result.status === 404 ? 'absent' : 'failed');
  }, [token]);

  useEffect(() => void reload(), [reload]);

  return { found, reload };
}
