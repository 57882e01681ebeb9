import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { isJsonType } from '#core/http/is-json-type.ts';

export type JsonLimits = { depth: number; keys: number };

/** Refuses JSON that is nested too deeply or has too many keys, before anything parses it. */
export function limitJson(limits: JsonLimits) {
  return createMiddleware(async (c, next) => {
    // Hono caches the text, so the call's own c.req.json() can read it again.
    if (isJsonType(c.req.header('content-type')) && isTooLarge(await c.req.text(), limits))
      throw new HTTPException(413);
    await next();
  });
}

function isTooLarge(text: string, most: JsonLimits): boolean {
  let depth = 0;
  let keys = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at++;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === ':') keys++;
    if (depth > most.depth || keys > most.keys) return true;
  }
  return false;
}
