import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#core/http/api.server.ts';
import { json, jsonBody } from '#core/http/json-shapes.ts';
import { searchInput, searchOutput } from './search.schema.ts';
import { searchCatalogue } from './search.server.ts';

const search = createRoute({
  method: 'post',
  path: '/search',
  summary: 'Search the catalogue',
  description:
    'Fewer than three characters find nothing. A word may be mistyped or not yet whole; a standard is found by its number in any spelling.',
  request: jsonBody(searchInput),
  responses: {
    200: json(searchOutput, 'What was found, best first'),
    422: { description: 'The query is missing or too long' },
  },
});

export const searchApi = createApi();

searchApi.openapi(search, async (c) => {
  const { query } = c.req.valid('json');
  return c.json(await searchCatalogue(query, { language: c.get('language') }), 200);
});
