import { forms } from './form-posts.ts';
import { queries } from './queries.ts';
import { inTurn } from './repeat.ts';

export type Flood = {
  /** Ends the flood, and returns the answers by status. */
  stop(): Promise<{ statuses: Map<string, number>; perSecond: number }>;
};

/** The connections that the server grants one network address; whatever is due beyond them is not sent. */
const atOnce = 500;

/** Requests that one network address sends at a fixed rate, however they are answered. The server must trust this machine as a proxy. */
export function startFlood(url: string, address: string, perSecond: number): Flood {
  const statuses = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const next = inTurn([refusedPost, unknownAddress, searchPage, searchCall]);
  const start = performance.now();
  let sent = 0;
  let skipped = 0;
  const send = async () => {
    const { path, ...init } = await next()();
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': address };
    const status = await fetch(url + path, { ...init, headers, redirect: 'manual' }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      (error) => String(error.cause?.code ?? error.message),
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const timer = setInterval(() => {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; sent < due; sent += 1) {
      if (pending.size >= atOnce) {
        skipped += 1;
        continue;
      }
      const sending = send().finally(() => pending.delete(sending));
      pending.add(sending);
    }
  }, 10);
  return {
    async stop() {
      clearInterval(timer);
      const answered = sent - skipped - pending.size;
      const lasted = (performance.now() - start) / 1_000;
      await Promise.all(pending);
      return { statuses, perSecond: answered / lasted };
    },
  };
}

type Asked = RequestInit & { path: string };

/** Always the same person, whose posts are soon over every limit. */
async function refusedPost(): Promise<Asked> {
  return {
    path: `/api${forms.partner.path}`,
    method: 'POST',
    ...(await forms.partner.fill('', 'flood@lamps.example')),
  };
}

function unknownAddress(): Asked {
  return { path: `/${Math.random().toString(36).slice(2)}/${Math.random().toString(36).slice(2)}` };
}

const nextQuery = inTurn(queries);

function searchPage(): Asked {
  return { path: `/search?q=${encodeURIComponent(`${nextQuery()} ${Math.random().toString(36).slice(2, 5)}`)}` };
}

function searchCall(): Asked {
  return {
    path: '/api/search',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `${nextQuery()} ${Math.random().toString(36).slice(2, 5)}` }),
  };
}
