import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import { invalidInput } from '#core/http/api.server.ts';
import type { CallShape } from '#core/http/calls.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Check } from '#features/define-api.ts';

/**
 * The value as its schema reads it.
 * @param check finds what else is wrong with a value that the schema refuses, to be told in the same answer
 * @throws Refusal 422
 */
export function checked(schema: z.ZodType, value: unknown, check: Check = () => []): unknown {
  const read = schema.safeParse(value);
  if (!read.success) throw invalidInput({ issues: [...read.error.issues, ...check(value)] });
  return read.data;
}

/** The parameters of the address; one that is sent twice is a list, which no schema of ours takes. */
export function readQuery(c: Context): Record<string, unknown> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => [name, values[1] ? values : values[0]]);
  return Object.fromEntries(entries);
}

/** @throws Refusal 415 for another encoding than the call takes; HTTPException 400 when it cannot be read */
export async function readBody(c: Context, { body }: CallShape): Promise<unknown> {
  const type = c.req.header('content-type');
  if (type === undefined && (await c.req.text()) === '') return {};
  const isForm = body === 'form';
  if (!(isForm ? formType : jsonType).test(type ?? '')) {
    throw new Refusal(415, isForm ? refusalTexts.notForm : refusalTexts.notJson);
  }
  try {
    return isForm ? await c.req.parseBody({ all: true }) : await c.req.json();
  } catch {
    throw new HTTPException(400);
  }
}

const jsonType = /^\s*application\/([\w.-]+\+)?json\s*(;|$)/i;
const formType = /^\s*(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;
