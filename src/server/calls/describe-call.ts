import type { RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { Audience, CallShape } from '#core/http/call.ts';
import { json, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';

const bodyTypes = {
  json: ['application/json'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
};

/** Describes a call for the OpenAPI document; its refusals follow from what its entry requires. */
export function describeCall(method: string, path: string, shape: CallShape, audience?: Audience): RouteConfig {
  const { summary, description, tag, params, query, input, body = 'json' } = shape;
  return {
    method: method.toLowerCase() as RouteConfig['method'],
    path,
    summary,
    ...(description && { description }),
    tags: [tag],
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(input && {
        body: { required: true, content: Object.fromEntries(bodyTypes[body].map((type) => [type, { schema: input }])) },
      }),
    },
    responses: { 200: describeAnswer(shape), ...describeRefusals(shape, audience) },
  };
}

function describeAnswer({ answer, answers }: CallShape) {
  return answer === 'file' ? { description: answers } : json(answer, answers);
}

function describeRefusals(
  { input, query, body, limit, refuses = {} }: CallShape,
  audience?: Audience,
): RouteConfig['responses'] {
  return {
    ...describeEach(messageAnswer, audience?.refuses),
    ...(body === 'multipart' && { 413: json(refusedAnswer, 'Too large') }),
    ...(body && { 415: json(refusedAnswer, 'Not multipart/form-data') }),
    ...((input || query) && { 422: json(refusedAnswer, 'Field errors under `errors`') }),
    ...(limit && { 429: json(refusedAnswer, 'Too many requests; see Retry-After') }),
    ...describeEach(refusedAnswer, refuses),
  };
}

function describeEach(schema: z.ZodType, refuses: { [status: number]: string | undefined } = {}) {
  const described = Object.entries(refuses).map(([status, text = '']) => [status, json(schema, text)]);
  return Object.fromEntries(described);
}
