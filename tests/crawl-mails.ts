import PostalMime from 'postal-mime';
import { forgetLimits } from './account-steps.ts';
import { headersOf } from './mail-server.ts';
import type { withSite } from './server.ts';

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const addressesIn = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to = '']) => unescaped(to));
const isOurs = (address: string) => new URL(address, 'https://kasauti.example').host === 'kasauti.example';

/** Every address of a mail: in its headers, its text and its markup. */
export async function addressesOf(mail: Parameters<typeof headersOf>[0]): Promise<string[]> {
  const { text = '', html = '' } = await PostalMime.parse(mail.raw);
  const inHeader =
    headersOf(mail)
      .get('list-unsubscribe')
      ?.match(/https:[^>]+/g) ?? [];
  return [...inHeader, ...(text.match(/https?:\/\/[^\s)>\]]+/g) ?? []), ...addressesIn(html)].filter(
    (address) => /^(https?:|\/)/.test(address) && isOurs(address),
  );
}

/** What the forms of a page would send, for a machine that sends it by GET. */
function formsOf(html: string): string[] {
  return [...html.matchAll(/<form\b[^>]*action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)].map(
    ([, action = '', fields = '']) => {
      const named = [...fields.matchAll(/<input[^>]*>/g)].map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1] ?? 'x',
        unescaped(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
      ]);
      return `${unescaped(action)}?${new URLSearchParams(named)}`;
    },
  );
}

/** As browsers, link scanners and programs that look ahead open an address. */
const visitors: RequestInit[] = [
  {},
  { method: 'HEAD' },
  { headers: { purpose: 'prefetch', 'sec-purpose': 'prefetch', 'sec-fetch-site': 'cross-site', accept: 'text/html' } },
];

/** Opens addresses, where they lead, and what the secret pages among them lead to. @returns the path of each */
export async function crawl(
  site: ReturnType<typeof withSite>,
  addresses: Iterable<string>,
): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  const open = [...addresses].map((address) => ({ address, deeper: true }));
  for (let next = open.shift(); next; next = open.shift()) {
    const { pathname, search } = new URL(next.address, 'https://kasauti.example');
    const path = pathname + search;
    if (seen.has(path)) continue;
    for (const init of visitors) {
      await forgetLimits();
      const answer = await site.get(path, { ...init, redirect: 'manual' });
      if (!seen.has(path)) seen.set(path, answer.status);
      const to = answer.headers.get('location');
      if (to && isOurs(to)) open.push({ address: to, deeper: next.deeper });
      const html = await answer.text();
      if (next.deeper && /\/alerts\/(confirm|manage|unsubscribe)\//.test(path)) {
        const acts = /^\/(api\/)?(alerts|feeds|calendars)\//;
        const further = addressesIn(html).filter((each) => acts.test(each));
        for (const address of [...further, ...formsOf(html)]) open.push({ address, deeper: false });
      }
    }
  }
  return seen;
}
