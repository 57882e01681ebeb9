import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { audiences as everyAudience } from '#features/orders/order-kinds.schema.ts';
import type { OrderFile } from './order-file.ts';

/** An order as its file would give it. */
type OrderDocument = { slug: string; document: Record<string, unknown> };

/** All orders as files would give them, with what the desk has recorded; products and standards by the keys of the files. */
export async function readOrderDocuments(): Promise<OrderDocument[]> {
  const key = (kind: string, id: ReturnType<typeof sql>, slug: ReturnType<typeof sql>) => sql`
    coalesce((select r.key from record_sources r where r.kind = ${kind} and r.record = ${id}::text), ${slug})`;
  const { rows } = await db().execute<{ slug: string; document: OrderFile }>(sql`
    select o.slug, jsonb_build_object(
      'kind', o.kind, 'number', o.number, 'signed', o.signed_on, 'published', o.published_on, 'gazetteId', o.gazette_id,
      'authority', a.slug, 'title', o.title, 'subject', o.subject, 'citation', o.citation, 'url', o.url,
      'disputed', o.disputed, 'note', o.note, 'source', o.source, 'confidence', o.confidence,
      'recorded', o.recorded_on, 'verified', o.verified_on, 'withdrawn', o.withdrawn_on,
      'lines', (select jsonb_object_agg(l.list, l.keys) from (
        select list, jsonb_agg(list_key order by length(list_key), list_key) as keys from order_lines l
        where l.order_id = o.id and not exists (select from mandatory_products m
          where m.order_id = o.id and m.list = l.list and m.list_key = l.list_key) group by list) l),
      'entries', (select jsonb_agg(jsonb_build_object('list', m.list, 'key', m.list_key, 'product', ${key('products', sql`p.id`, sql`p.slug`)},
          'name', m.listed_as, 'standards', (select jsonb_agg(${key('standards', sql`s.id`, sql`s.slug`)} order by w.position)
            from mandatory_product_standards w join standards s on s.id = w.standard_id where w.mandatory_product_id = m.id)) order by m.list, m.position, m.id)
        from mandatory_products m join products p on p.id = m.product_id where m.order_id = o.id),
      'effects', (select jsonb_agg(jsonb_build_object('id', e.key, 'kind', e.kind,
          'order', nullif(t.slug, o.slug), 'lines', e.lines, 'audiences', e.audiences, 'on', e."on", 'until', e.until,
          'standard', e.standard, 'beside', e.beside, 'clause', e.clause, 'text', e.text, 'derived', e.derived,
          'countsFrom', e.counts_from, 'note', e.note, 'source', e.source, 'confidence', e.confidence,
          'recorded', e.recorded_on, 'withdrawn', e.withdrawn_on) order by e.position)
        from order_effects e join orders t on t.id = e.target_id where e.order_id = o.id),
      'exemptions', (select jsonb_agg(jsonb_build_object('kind', x.kind, 'by', g.slug, 'quantity', x.quantity,
          'unit', x.unit, 'period', x.period, 'upTo', x.up_to, 'appliesTo', x.applies_to, 'condition', x.condition,
          'freesAll', x.frees_all, 'until', x.until, 'note', x.note, 'source', x.source, 'confidence', x.confidence,
          'recorded', x.recorded_on) order by x.position)
        from order_exemptions x left join orders g on g.id = x.granted_by_id where x.order_id = o.id),
      'checks', (select jsonb_agg(jsonb_build_object('on', c."on", 'against', c.against, 'result', c.result) order by c."on")
        from order_checks c where c.order_id = o.id),
      'translations', nullif(o.translations, '{}'::jsonb)
    ) as document
    from orders o left join authorities a on a.id = o.authority_id order by o.slug`);
  return rows.map(({ slug, document }) => ({ slug, document: tidyOrder(document) }));
}

/** Without what a file leaves out, with lines and checks in one order. */
export function tidyOrder({
  lines,
  effects,
  exemptions,
  checks,
  entries,
  ...order
}: OrderFile): Record<string, unknown> {
  const { recorded } = order;
  return filled({
    ...order,
    lines: sorted(lines),
    entries: entries?.map(filled),
    effects: effects?.map(({ lines: own, recorded: on, audiences, ...effect }) =>
      filled({
        ...effect,
        lines: sorted(own),
        audiences: audiences.length === everyAudience.length ? null : audiences,
        recorded: on === recorded ? null : on,
      }),
    ),
    exemptions: exemptions?.map(filled),
    checks: checks?.map(filled).sort((a, b) => (String(a.on) < String(b.on) ? -1 : 1)),
  });
}

function sorted(lines: Record<string, string[]> | null | undefined) {
  if (!lines) return null;
  const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
  return Object.fromEntries(
    Object.entries(lines)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([list, keys]) => [list, keys.toSorted(byLength)]),
  );
}

/** Without nulls, empty lists and false. */
function filled(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => {
      if (value === null || value === undefined || value === false) return false;
      return typeof value !== 'object' || Object.keys(value).length > 0;
    }),
  );
}
