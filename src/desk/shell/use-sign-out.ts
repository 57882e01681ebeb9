import { useNavigate } from 'react-router';
import { call } from '#desk/calls/call.ts';
import { forgetMe } from './load-me.ts';

/** Ends the session in this browser and shows the sign-in. A session that has ended already is no obstacle. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    await call('POST /auth/sign-out', { isUninterrupted: true });
    forgetMe();
    await navigate('/sign-in');
  };
}
