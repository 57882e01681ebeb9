import { z } from 'zod';

/** The answer to the sum of a form. A client that sends only the documented fields has none. */
export const sumFields = { captcha_token: z.string().optional(), captcha: z.string().trim().optional() };

export type Sum = { captcha_token?: string | undefined; captcha?: string | undefined };
