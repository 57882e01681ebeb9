import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { isJsonType } from '#core/http/is-json-type.ts';

const maxDepth = 20;
const maxKeys = 500;

/** Refuses JSON that is nested too deeply or has too many keys, before anything parses it. */
export function limitJson() {
  return createMiddleware(async (c, next) => {
    // Hono caches the text, so the call's own c.req.json() can read it again.
    if (isJsonType(c.req.header('content-type')) && isTooLarge(await c.req.text())) throw new HTTPException(413);
    await next();
  });
}

function isTooLarge(text: string): boolean {
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
    if (depth > maxDepth || keys > maxKeys) return true;
  }
  return false;
}
