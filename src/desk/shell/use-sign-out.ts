import { useNavigate } from 'react-router';
import { call } from '#desk/calls/call.ts';

/** Ends the session in this browser and shows the sign-in. A session that has ended already is no obstacle. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    await call('POST /auth/sign-out', { isUninterrupted: true });
    await navigate('/sign-in');
  };
}
