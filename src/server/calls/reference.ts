import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { Audience, CallEnv } from '#core/http/call.ts';
import { closedPolicy, documentPolicy } from '#core/http/security-headers.ts';
import { ink, paper, rule, sheet } from '#core/palette.ts';

type Schema = Record<string, unknown>;
type Operation = {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:${ink};background:${paper}}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow:auto;padding:1rem;background:${sheet};border:1px solid ${rule}}
summary{cursor:pointer;padding:.75rem 0;border-top:1px solid ${rule}}summary code{font-weight:600}h1{font-family:Georgia,serif}`;

/** What the description of a door is called for machines, and on the page that shows it to everybody. */
export type Reference = {
  title: string;
  /** Absent if there is the document alone. */
  heading?: string;
  /** Who may read it, by the name of an audience of the door; absent for everybody. */
  who?: string;
};

/**
 * Serves the OpenAPI document of the door's calls at `/openapi.json`, and a page without script to read it at `/docs`.
 * @param audience who may read them, if not everybody
 */
export function serveReference(
  door: OpenAPIHono<CallEnv>,
  prefix: string,
  { title, heading }: Reference,
  audience?: Audience,
) {
  const about = {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: prefix }],
  };
  let made: { json: string; page: string | undefined } | undefined;
  // Made once, because it takes so long that a single caller could keep the process busy with it.
  const make = () => {
    const document = door.getOpenAPI31Document(about);
    const paths = (document.paths ?? {}) as Record<string, Record<string, Operation>>;
    return { json: JSON.stringify(document), page: heading && renderReference(prefix, heading, paths).toString() };
  };
  const admit: MiddlewareHandler<CallEnv> = async (c, next) => {
    await audience?.authenticate(c);
    await next();
  };
  door.get('/openapi.json', admit, (c) => {
    made ??= make();
    return c.body(made.json, 200, { 'Content-Type': 'application/json' });
  });
  if (!heading) return;
  door.get('/docs', admit, (c) => {
    made ??= make();
    c.header(
      'Content-Security-Policy',
      documentPolicy({ styles: [style] }).replace("default-src 'self'", closedPolicy.split(';')[0] ?? ''),
    );
    return c.html(made.page ?? '');
  });
}

function renderReference(prefix: string, heading: string, paths: Record<string, Record<string, Operation>>) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><meta name="robots" content="noindex"><style>${raw(style)}</style></head><body><main>
<h1>${heading}</h1>
<p>Base path <code>${prefix}</code>. JSON unless stated. Send <code>current-locale</code> or <code>Accept-Language</code> to choose the language.
A refused input answers 422 with <code>message</code> and <code>errors</code>, a list of sentences for each field.
The same as <a href="${prefix}/openapi.json">OpenAPI document</a>.</p>
${operations.map(({ path, method, operation }) => renderOperation(method, path, operation))}
</main></body></html>`;
}

function renderOperation(method: string, path: string, operation: Operation) {
  const body = Object.entries(operation.requestBody?.content ?? {});
  return html`<details><summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary ?? ''}</summary>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${(operation.parameters ?? []).map((item) => html`<p><code>${item.name}</code> (${item.in}) ${item.description ?? ''}</p>`)}
${body.map(([type, { schema }]) => html`<p>Body, ${type}</p><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`)}
${Object.entries(operation.responses ?? {}).map(
  ([status, { description, content }]) => html`<p><strong>${status}</strong> ${description ?? ''}</p>
${Object.values(content ?? {}).map(({ schema }) => html`<pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>`)}`,
)}</details>`;
}
