import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { CallShape, Check } from '#core/http/call.ts';
import { invalidInput } from '#core/http/invalid-input.server.ts';
import { isJsonType } from '#core/http/is-json-type.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';

/**
 * Parses a value with its schema.
 * @param check finds what else is wrong with a value that the schema refuses, so that it is reported at the same time
 * @throws Refusal 422
 */
export function checked(schema: z.ZodType, value: unknown, check: Check = () => []): unknown {
  const read = schema.safeParse(value);
  if (!read.success) throw invalidInput({ issues: [...read.error.issues, ...check(value)] });
  return read.data;
}

/**
 * The parameters of the address, without NUL, which PostgreSQL refuses. A parameter that is sent twice becomes a list,
 * which none of our schemas accepts.
 */
export function readQuery(c: Context): Record<string, unknown> {
  const entries = Object.entries(c.req.queries()).map(([name, values]) => {
    const texts = values.map((value) => value.replaceAll('\0', ''));
    return [name, texts[1] ? texts : texts[0]];
  });
  return Object.fromEntries(entries);
}

/** @throws Refusal 415 when the call takes a different encoding; HTTPException 400 when the body cannot be read */
export async function readBody(c: Context, { body }: CallShape): Promise<unknown> {
  const type = c.req.header('content-type');
  if (type === undefined && (await c.req.text()) === '') return {};
  const isForm = body === 'form';
  if (!(isForm ? formType.test(type ?? '') : isJsonType(type))) {
    throw new Refusal(415, isForm ? refusalTexts.notForm : refusalTexts.notJson);
  }
  try {
    return isForm ? await c.req.parseBody({ all: true }) : await c.req.json();
  } catch {
    throw new HTTPException(400);
  }
}

const formType = /^\s*(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;
