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
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    // A string may be almost the whole text, so it is not read sign by sign.
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') depth--;
    else if (sign === ':') keys++;
    if (depth > most.depth || keys > most.keys) return true;
  }
  return false;
}

/** Where a string ends that begins here; at the end of the text if it does not end. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Whether an odd number of backslashes stands before a sign. */
function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - slashes - 1] === '\\') slashes++;
  return slashes % 2 === 1;
}
