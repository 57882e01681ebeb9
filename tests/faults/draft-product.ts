import type pg from 'pg';
import { expect } from 'vitest';
import type { enterRealDesk } from './enter-real-desk.ts';

type Desk = Awaited<ReturnType<typeof enterRealDesk>>;

/** The ids of public products that nothing was written about yet. */
export async function listPlainProducts(client: pg.Client, count: number): Promise<number[]> {
  const { rows } = await client.query(
    `select id from products p where status = 'published' and trade_names = '{}'
       and not exists (select from product_sections where product_id = p.id) order by id limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Saves another address, trade name and section of a product as a draft; returns its edit. */
export async function draftProduct(editor: Desk, id: number, word: string): Promise<number> {
  const address = `/records/products/${id}`;
  const { live, open } = await (await editor('GET', address)).json();
  const sections = [
    ...live.document.sections,
    { heading: `Section ${word}`, description: `<p>${word}</p>`, side: 'left' },
  ];
  const document = { ...live.document, slug: word, tradeNames: [word], sections };
  const saved = await editor('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 });
  const { edit, problems } = await saved.json();
  expect(problems).toEqual([]);
  return edit;
}

/** What is stored of a product and of its publications. */
export async function storedProduct(client: pg.Client, id: number) {
  const { rows } = await client.query(
    `select p.slug, p.trade_names as names,
       (select count(*)::int from product_sections where product_id = p.id) as sections,
       (select count(*)::int from redirects where kind = 'products' and record = p.id::text) as redirects,
       (select count(*)::int from audit_log where action = 'record.publish' and subject_id = p.id) as audited,
       (select array_agg(state order by number) from record_revisions where kind = 'products' and record = p.id::text
          and state in ('draft', 'in-review', 'scheduled')) as open
     from products p where p.id = $1`,
    [id],
  );
  return rows[0];
}
type Stored = Awaited<ReturnType<typeof storedProduct>>;

/** The same after one publication more. */
export const publishedOnce = (before: Stored, word: string) => ({
  ...{ slug: word, names: [word], open: null },
  ...{ sections: before.sections + 1, redirects: before.redirects + 1, audited: before.audited + 1 },
});
