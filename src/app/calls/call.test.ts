import { expect, expectTypeOf, test } from 'vitest';
import { call } from './call.ts';
import type { CallAnswer } from './site-calls.ts';

test('the types of the request and the answer follow from the table of the call', () => {
  expectTypeOf<CallAnswer<'GET /captcha'>>().toEqualTypeOf<{ first: number; second: number; captcha_token: string }>();
  expectTypeOf<CallAnswer<'GET /client/brochures'>[number]>().toHaveProperty('download_link');
  // This function is compiled but never run; none of its calls must compile.
  const wrong = () => [
    // @ts-expect-error: there is no such call
    call('GET /labs'),
    // @ts-expect-error: the method is part of the name
    call('POST /captcha'),
    // @ts-expect-error: a file is fetched through its link
    call('GET /lead-files/{token}', { params: { token: '' } }),
    // @ts-expect-error: the input is missing
    call('POST /verify-otp'),
    // @ts-expect-error: the input has no such field
    call('POST /verify-otp', { input: { email: '', otp: '', code: '' } }),
    // @ts-expect-error: a path parameter is missing
    call('GET /calls/{token}', { params: {} }),
    // @ts-expect-error: the call takes a form
    call('POST /getAvailableSlots', { input: { date: '' } }),
  ];
  expect(wrong).toBeTypeOf('function');
});
