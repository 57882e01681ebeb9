import { expect, test } from 'vitest';
import { countPdfPages } from '#core/pdf/draw-pdf.server.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('the files of the longest sheets have one page for every reader', async () => {
  const products = ['room-air-conditioner', 'led-television', 'laptop', 'tyre'];
  const families = ['room-air-conditioner', 'car-tyre', 'self-drilling-screw', 'xray-machine', 'baby-pram'];
  const pages = [...products.map((slug) => `/products/${slug}`), ...families.map((slug) => `/approval-finder/${slug}`)];
  for (const page of pages)
    for (const query of ['', '?audience=india', '?audience=import']) {
      const answer = await site.get(`${page}/summary.pdf${query}`);
      expect([page, query, countPdfPages(new Uint8Array(await answer.arrayBuffer()))]).toEqual([page, query, 1]);
    }
});
