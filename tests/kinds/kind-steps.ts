import { beforeAll, expect } from 'vitest';
import { setKycPassword } from '#features/kyc/kyc-passwords.server.ts';
import { features } from '#server/features.ts';
import * as step from '../account-steps.ts';
import { enterDesk } from '../desk-steps.ts';
import type { withSite } from '../server.ts';
import type { Document } from './trial.ts';
import { trials } from './trials.ts';

type Desk = Awaited<ReturnType<typeof enterDesk>>;

export const kinds = features.flatMap(({ records }) => records ?? []);
type Kind = (typeof kinds)[number];
type Written = { id: string; document: Document };

/** The JSON of an answer that refuses nothing. */
export async function json(answer: Response | Promise<Response>) {
  const got = await answer;
  expect([got.status, got.status === 200 ? '' : await got.clone().text()]).toEqual([200, '']);
  return got.json();
}

/** The document with a word where visitors see it. */
export function write({ kind, key, record }: Kind, document: Document, word: string): Document {
  const say = trials[kind]?.say;
  return say ? say(document, word) : { ...document, [record.title ?? key]: word };
}

/** The document without the ids of its rows, which are other ones once it is written anew, and without empty translations. */
export function bare(document: Document): Document {
  return bareOf(document) as Document;
}

function bareOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bareOf);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([name, own]) => name !== 'id' && !(name === 'translations' && Object.keys(own).length === 0),
  );
  return Object.fromEntries(kept.map(([name, own]) => [name, bareOf(own)]));
}

/** Two owners at the desk, and a client of the firm who has unlocked the KYC page. */
export function withVisitors(site: ReturnType<typeof withSite>) {
  const at = {} as { author: Desk; publisher: Desk; token: string; cookie: string };
  beforeAll(async () => {
    [at.author, at.publisher] = [await enterDesk(site, ['owner']), await enterDesk(site, ['owner'])];
    at.token = (await step.registerClient(site)).token;
    await setKycPassword(1, 'brass lantern 7');
    const unlocked = await site.post('/api/kyc', { password: 'brass lantern 7' });
    at.cookie = unlocked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });
  /** A page as it is rendered now, whatever is cached, or the answer of a call to that client. */
  async function visit(path: string): Promise<Response> {
    const [, call = '', input] = /^POST (\S+) (.*)$/.exec(path) ?? [];
    if (input) return site.post(call, input);
    return path.startsWith('/api/')
      ? site.get(path, { headers: step.bearer(at.token, at.cookie) })
      : site.pages.render(new Request(new URL(path, 'https://kasauti.example')));
  }
  return {
    at,
    visit,
    read: async (path: string) => (await visit(path)).text(),
    /** What a search answers. */
    find: async (words: string) => (await site.post('/api/search', { query: words })).text(),
    publish,
    publishOwn,
    save,
  };

  async function publish({ kind }: Kind, id: string, edit: number): Promise<string> {
    return (await json(at.publisher.send('POST', `/records/${kind}/${id}/publish`, { edit }))).id;
  }

  /** Makes a public record of its own with the word, or changes the one that there is. */
  async function publishOwn(tried: Kind, word: string): Promise<Written> {
    const { kind, single } = tried;
    const { own, prepare, existing } = trials[kind] ?? expect.fail();
    const list = `/records/${kind}`;
    await prepare?.(word);
    const { rows } = await json(at.author.get(`${list}?status=published&per_page=1&q=${existing ?? ''}`));
    const document = rows[0] ? (await json(at.author.get(`${list}/${rows[0].id}`))).live.document : {};
    if (single || existing !== undefined)
      return save(tried, rows[0].id, { document: write(tried, document, word), edit: 0 });
    const copy = { ...document, ...('slug' in document && { slug: `zorbit-${kind}` }) };
    const bared = bare({ ...copy, ...(await own?.(copy, word)) });
    const made = await json(at.author.send('POST', list, { document: write(tried, bared, word) }));
    expect(made.problems).toEqual([]);
    return { id: await publish(tried, made.id, made.edit), document: made.document };
  }

  /** Saves a draft of a public record and publishes it. */
  async function save(tried: Kind, id: string, draft: { document: Document; edit: number }): Promise<Written> {
    const saved = await json(at.author.send('PUT', `/records/${tried.kind}/${id}/draft`, draft));
    expect([saved.problems, saved.removed]).toEqual([[], []]);
    await publish(tried, id, saved.edit);
    return { id, document: saved.document };
  }
}
