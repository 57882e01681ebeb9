import { useCallback, useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';

type Captcha = { first: number; second: number; captcha_token: string };

/** The sum that proves a visitor: undefined while it is fetched, null where it could not be had. */
export function useCaptcha() {
  const [captcha, setCaptcha] = useState<Captcha | null>();

  const refresh = useCallback(async () => {
    const result = await call<Captcha>('/captcha');
    setCaptcha(result.ok ? result.data : null);
  }, []);

  useEffect(() => void refresh(), [refresh]);

  return { captcha, refresh };
}
