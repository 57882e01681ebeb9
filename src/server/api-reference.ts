import type { createApi } from '#core/api.server.ts';

/** The OpenAPI document of all calls at `/openapi.json`, and a page to read it at `/docs`. */
export function reference(api: ReturnType<typeof createApi>, prefix: string) {
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Kasauti: calls of the site', version: '1' },
    servers: [{ url: prefix }],
  });
}
