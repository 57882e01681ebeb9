import { formPosts } from '#tests/lead-steps.ts';
import type { Running } from './run-server.ts';

const writers = 8;
const searchers = 4;
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
let people = 0;

export type Load = {
  /** The addresses whose forms were acknowledged. */
  acknowledged: string[];
  /** The outcome of every request: `POST 503`, `search 200`, `POST fetch failed`. */
  answers: Map<string, number>;
  stop(): Promise<void>;
};

/** Sends two forms in turn, each for a new address. Both need a transaction, and the brochure form queues a mail in it. */
export async function postForm(server: Running): Promise<{ email: string; status: number; text: string }> {
  people += 1;
  const email = `person-${people}@lamps.example`;
  const { path, body } = people % 2 ? formPosts.partner(email) : formPosts.brochure(email);
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { email, status: answer.status, text: await answer.text() };
}

/** Visitors who send forms and search, one request after another, until they are stopped. */
export function startLoad(server: Running): Load {
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);
  let isOver = false;
  const visit = async (name: string, act: () => Promise<string>) => {
    while (!isOver) {
      count(`${name} ${await act().catch((error) => error.message)}`);
      await pause();
    }
  };
  const visitors = [
    ...Array.from({ length: writers }, () =>
      visit('POST', async () => {
        const { email, status, text } = await postForm(server);
        if (status === 200) acknowledged.push(email);
        return status === 200 ? '200' : `${status} ${text}`;
      }),
    ),
    ...Array.from({ length: searchers }, () =>
      visit('search', async () => String((await fetch(`${server.url}/search?q=lamps+${Math.random()}`)).status)),
    ),
  ];
  return {
    acknowledged,
    answers,
    async stop() {
      isOver = true;
      await Promise.all(visitors);
    },
  };
}
