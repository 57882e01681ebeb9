import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './errors.ts';

const prefix = z
  .string()
  .regex(/^\/[\w/-]*[\w-]$/, 'must look like /api')
  .default('/api');

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>",;:\p{Cc}]+ <[^<>\s",;:]+@[^<>\s",;:]+>|[^<>\s",;:]+@[^<>\s",;:]+)$/u, {
      error: 'must be an address like Kasauti <office@example.org>',
    })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://example.org' })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, '')),
  API_PREFIX: prefix,
  APP_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.stringbool().default(false),
  /** Whether this process also runs the jobs; `false` when `npm run worker` does. */
  RUN_JOBS: z.stringbool().default(true),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  SEED: z.enum(['demo', 'none']).default('demo'),
  /** Unless it is `production`, answers of calls are compared with what they promise. */
  NODE_ENV: z.string().default('development'),
  /** Shows /dev/…, the parts of the design system and the outbox; off when NODE_ENV is production. */
  DEV_PAGES: z.stringbool().default(false),
});

export type Env = Readonly<z.infer<typeof schema>>;

const names = Object.keys(schema.shape);
let last: { values: (string | undefined)[]; env: Env } | undefined;

/**
 * Reads the environment; nothing else in the project does. It is parsed again only when a value has changed, because
 * every form reads it often.
 * @throws StartError that lists every invalid value
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const values = names.map((name) => source[name]);
  if (last?.values.every((value, index) => value === values[index])) return last.env;
  const env = judge(source);
  last = { values, env };
  return env;
}

function judge(source: NodeJS.ProcessEnv): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = schema.safeParse(filled);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`The environment is not right: ${wrong.join('; ')}`);
}
