import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createMcpHandler,
  McpServer,
  originValidationResponse,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { distinctBy } from '#core/distinct-by.ts';
import type { CallEnv } from '#core/http/call.ts';
import { callerOf } from '#core/http/caller.server.ts';
import { isJsonType } from '#core/http/is-json-type.ts';
import { countCaller } from '#core/http/limit-caller.server.ts';
import type { Tool, ToolSource } from '#core/http/tool.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { answerFault } from '#server/middleware/answer-fault.ts';
import { limitJson } from '#server/middleware/limit-json.ts';
import { checkAnswer } from './check-answer.ts';
import type { Door, DoorTools } from './door.ts';

/** The most values in one request, beside the limit on its bytes. */
const mostValues = 100;
/** Newer clients send one message at a time; a list of them would be one request for every limit. */
const notOne = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Send one message at a time' } };
const notice = /*i18n*/ 'Information, not legal advice: the gazette decides.';

/**
 * Serves the tools of a door at its prefix, in the Model Context Protocol. Each request is answered whole, by a server of
 * its own that ends with it: there are no sessions, no open streams, and nothing is kept.
 * @param wait lets a request wait for its turn
 */
export function serveTools(app: OpenAPIHono<CallEnv>, door: Door, tools: DoorTools, wait: MiddlewareHandler): void {
  const { body } = door.limits;
  const ownHosts = [new URL(door.publicUrl).hostname];
  const prepared = tools.list.flatMap((table) => Object.entries(table)).map(([name, tool]) => prepare(name, tool));
  // A page of another site could otherwise reach what only its visitor can reach.
  app.use('/', async (c, next) => originValidationResponse(c.req.raw, ownHosts) ?? next());
  app.post('/', bodyLimit({ maxSize: body.bytes }), limitJson(body), wait);
  app.all('/', async (c) => {
    const message =
      c.req.method === 'POST' && isJsonType(c.req.header('content-type')) ? await readMessage(c) : undefined;
    if (Array.isArray(message)) return c.json(notOne, 400);
    const handler = createMcpHandler(() => createToolServer(tools, prepared, { c, door }), {
      maxRequestBodySize: body.bytes,
      maxSubscriptions: 0,
    });
    const answer = await handler.fetch(c.req.raw, { parsedBody: message });
    // What is still a stream would go on outside of the limits.
    return new Response(answer.body && (await answer.text()), answer);
  });
}

/** Null for what is no JSON, so that the protocol refuses it. */
async function readMessage(c: Context): Promise<unknown> {
  return c.req.json().catch(() => null);
}

type Prepared = ReturnType<typeof prepare>;
type Where = { c: Context<CallEnv>; door: Door };

function prepare(name: string, tool: Tool) {
  const { params, query, input, answer, limit } = tool.call;
  const shapes = [params, query, input].map((schema) => (schema instanceof z.ZodObject ? schema.shape : {}));
  const said = z.object({
    answer: answer as z.ZodType<object>,
    sources: z.array(z.object({ name: z.string(), url: z.string().nullable() })),
    as_of: z.string().meta({ description: 'The day whose law is stated' }),
    notice: z.string(),
  });
  return {
    ...{ name, tool, said },
    count: limit && countCaller(limit.name, limit),
    inputSchema: describedOnce(z.strictObject(Object.assign({}, ...shapes)), 'input'),
    outputSchema: describedOnce(said, 'output'),
  };
}

/** The schema with its JSON Schema made once, because a server for one request would make it anew, which takes long. */
function describedOnce<Schema extends z.ZodType>(schema: Schema, io: 'input' | 'output') {
  type Described = StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>>;
  const described = z.toJSONSchema(schema, { io });
  const jsonSchema = { input: () => described, output: () => described };
  return { '~standard': { ...(schema['~standard'] as Described['~standard']), jsonSchema } } satisfies Described;
}

function createToolServer({ name, title, instructions }: DoorTools, prepared: readonly Prepared[], where: Where) {
  const server = new McpServer(
    { name, title, version: '1' },
    { instructions, capabilities: { tools: { listChanged: false } }, maxToolInputElements: mostValues },
  );
  for (const { name: toolName, tool, said, count, inputSchema, outputSchema } of prepared) {
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    const { title: toolTitle, description } = tool;
    const about = { title: toolTitle, description, annotations, inputSchema, outputSchema };
    server.registerTool(toolName, about, async (asked) => {
      try {
        await count?.(callerOf(where.c));
        const answer = await makeCall(tool, asked, where);
        if (where.door.isChecked) checkAnswer(toolName, said, answer);
        return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
      } catch (error) {
        return { content: [{ type: 'text', text: await refusalOf(error, where) }], isError: true };
      }
    });
  }
  return server;
}

/** Makes the call of a tool, and adds what its answer rests on. */
async function makeCall({ call, sources, day }: Tool, asked: Record<string, unknown>, { c, door }: Where) {
  const language = c.get('language');
  const received = { params: asked, query: asked, input: asked, caller: callerOf(c), language, c };
  const say = (text: string) => translate(text, language);
  const answer = await call.handle({ ...received, say } as never);
  const cited = sources(answer as never, asked).map(({ name, url }: ToolSource) => ({
    name,
    url: url ? new URL(url, door.publicUrl).href : null,
  }));
  return {
    answer,
    sources: distinctBy(cited, ({ name, url }) => `${name} ${url}`),
    as_of: day?.(answer as never) ?? todayInIndia(),
    notice: say(notice),
  };
}

/** What the call would have been refused with, as JSON: a sentence, and sentences by field. */
async function refusalOf(error: unknown, { c, door }: Where): Promise<string> {
  const refused = await answerFault([door.prefix], (path) => path)(error as Error, c);
  return refused.text();
}
