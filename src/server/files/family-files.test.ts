import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();
const file = '/approval-finder/ceiling-fan.json';

test('the file of a family is what the call answers, in English, for as long as its page may be stored', async () => {
  const answer = await site.get(`${file}?audience=import`, { headers: { 'accept-language': 'hi' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const sheet = await answer.json();
  expect(sheet).toEqual(await (await site.get('/api/finder/families/ceiling-fan?audience=import')).json());
  expect(sheet.verdicts).toEqual([{ for: 'Made abroad', words: expect.stringMatching(/^FMCS/) }]);
  expect(sheet.url).toBe('/approval-finder/ceiling-fan?audience=import');
  expect(sheet.outcomes).toContainEqual(expect.objectContaining({ approval: 'fmcs', status: 'applies' }));
});

test('a size narrows the sheet to makers in India, whom nobody else is shown beside', async () => {
  const { verdicts } = await (await site.get(`${file}?size=micro`)).json();
  expect(verdicts.map((line: { for: string }) => line.for)).toEqual(['Made in India']);
  const both = await (await site.get(file)).json();
  expect(both.verdicts).toHaveLength(2);
});

test('what an address cannot ask for is refused in words, and stored by nobody', async () => {
  for (const [query, field] of [
    ['audience=martians', 'audience'],
    ['audience=%00%ff', 'audience'],
    ['audience=india&audience=import', 'audience'],
    ['size=giant', 'size'],
    ['size[]=micro&size=', 'size'],
    ['audience=import&size=micro', 'size'],
  ]) {
    const answer = await site.get(`${file}?${query}`);
    const { message, errors } = await answer.json();
    expect([query, answer.status, typeof message]).toEqual([query, 422, 'string']);
    expect(errors).toHaveProperty([field as string, 0]);
    expect(answer.headers.get('cache-control')).not.toContain('public');
  }
});

test('whoever has the file asks for it again in vain, until it says something else', async () => {
  const first = await site.get(file);
  const etag = first.headers.get('etag') ?? '';
  const { length } = await first.text();
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await site.get(file, { headers: { 'if-none-match': known } });
    expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
  }
  for (const other of ['', '"other"', etag.slice(1, -1), 'x'.repeat(5_000)])
    expect((await site.get(file, { headers: { 'if-none-match': other } })).status).toBe(200);
  expect((await site.get(`${file}?size=micro`)).headers.get('etag')).not.toBe(etag);
  const head = await site.get(file, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  expect(head.headers.get('content-length')).toBe(String(length));
});

test('what is no family has no file', async () => {
  for (const path of ['zorbit.json', '..%2f..%2fetc.json', '%00.json', `${'x'.repeat(199)}.json`]) {
    const answer = await site.get(`/approval-finder/${path}`);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});
