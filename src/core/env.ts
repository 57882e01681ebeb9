import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './errors.ts';
import { isOwnHost, readNetworks } from './http/networks.ts';

const prefix = z
  .string()
  .regex(/^\/[\w/-]*[\w-]$/, 'must look like /api')
  .default('/api');

/** Whether one can listen there: an address, with brackets or a zone if it is one of IPv6, or the name of a machine. */
function isHost(text: string): boolean {
  return isIP(text.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^[a-z\d][\w.-]*$/i.test(text);
}

const hostName = /^[a-z\d-]+(\.[a-z\d-]+)+$/i;

const siteAddress = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address like ${example}` })
    .refine((url) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`, {
      error: `must be an address like ${example}, with nothing after it`,
    })
    // In one spelling: what begins with `HTTPS:` would be taken for an address without TLS.
    .transform((url) => new URL(url).origin);

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().trim().refine(isHost, 'must be an address or a name like 127.0.0.1').default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgres://user:password@host:5432/name' })
    .optional(),
  /** The most connections that this process opens for visitors and for the jobs; two more listen for changes and jobs. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(10),
  JOBS_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(4),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>",;:\p{Cc}]+ <[^<>\s",;:]+@[^<>\s",;:]+>|[^<>\s",;:]+@[^<>\s",;:]+)$/u, {
      error: 'must be an address like Kasauti <office@example.org>',
    })
    .optional(),
  /** Signs mails, so that they are known to come from this domain. */
  DKIM_DOMAIN: z.string().regex(hostName, 'must be a domain like example.org').optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]*$/i, 'must be a name like kasauti1')
    .optional(),
  /** A private key in PEM, or the file that contains it. */
  DKIM_KEY: z.string().optional(),
  /** How many mails about changes all processes together send in a minute. */
  ALERT_MAILS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(600),
  /** The mailbox to which mails about changes come back; each with a suffix of its own, for which there must be room. */
  BOUNCE_ADDRESS: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{0,13}@[a-z\d-]+(\.[a-z\d-]+)+$/,
      'must be an address like b@bounces.example.org, of 14 letters at most before the @',
    )
    .optional(),
  PUBLIC_URL: siteAddress('https://example.org').optional(),
  /** Where the staff desk is; another host than that of PUBLIC_URL shows the desk alone. */
  DESK_URL: siteAddress('https://desk.example.org').optional(),
  API_PREFIX: prefix,
  APP_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** The secret before the present one, whose links and cookies are still accepted. */
  APP_SECRET_BEFORE: z.string().min(32, 'must have 32 characters or more').optional(),
  /** The key of age that opens the archive of `npm run restore`, if it is not in a file. */
  BACKUP_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The networks of the proxies in front, whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((list) => readNetworks(list), 'must be addresses or networks like 127.0.0.1, 10.0.0.0/8'),
  TRUST_PROXY: z.never('no longer exists: name the proxies in TRUSTED_PROXIES, as in 127.0.0.1, 10.0.0.0/8').optional(),
  /** Whether this process also runs the jobs; `false` when `npm run worker` does. */
  RUN_JOBS: z.stringbool().default(true),
  /** The memory that finished pages may take, in megabytes. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(100_000).default(48),
  /** How many pages that are not in the cache one network may request in a second, and how many calls it may make. */
  RENDER_LIMIT: z.coerce.number().positive().default(10),
  CALL_LIMIT: z.coerce.number().positive().default(20),
  /** After SIGTERM `/readyz` fails for so long before the port closes, so that a load balancer sees it. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** The megabytes of files that one network may send in a day. */
  UPLOAD_MB_PER_DAY: z.coerce.number().int().min(0).max(100_000).default(200),
  /** Below so many free megabytes on the disk of DATA_DIR, the files of visitors are not stored. */
  FREE_DISK_MB: z.coerce.number().int().min(0).optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  SEED: z.enum(['demo', 'none']).default('demo'),
  /** Unless it is `production`, the answers of calls are checked against their schemas. */
  NODE_ENV: z.string().default('development'),
  /** Serves /dev/…, the parts of the design system and the outbox, to browsers on this machine. */
  DEV_PAGES: z.stringbool().default(false),
});

type Settings = z.infer<typeof schema>;
export type Env = Readonly<Settings & { PUBLIC_URL: string; DESK_URL: string }>;

/**
 * Whether others than this machine can reach the site: its address names another host, or it listens on other addresses
 * than the loopback ones.
 */
export function isPublicSite({ PUBLIC_URL, HOST }: Pick<Env, 'PUBLIC_URL' | 'HOST'>): boolean {
  return !isOwnHost(new URL(PUBLIC_URL).hostname) || !isOwnHost(HOST);
}

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
  const env = parseEnv(source);
  last = { values, env };
  return env;
}

function parseEnv(source: NodeJS.ProcessEnv): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const read = schema.safeParse(filled);
  if (read.success) {
    const { PUBLIC_URL = ownAddress(read.data), DESK_URL = PUBLIC_URL } = read.data;
    return { ...read.data, PUBLIC_URL, DESK_URL };
  }
  const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`Some settings are not valid: ${wrong.join('; ')}`);
}

/** The address at which a browser on this machine finds the server. */
function ownAddress({ HOST, PORT }: Settings): string {
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(HOST);
  // A URL has no room for the zone of an address.
  const name = isEverywhere ? 'localhost' : HOST.replace(/%[^\]]*/, '');
  return `http://${isIPv6(name) ? `[${name}]` : name}:${PORT}`;
}
