import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { and, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { productCategories } from '#db/schema/products.ts';
import { audit } from '#features/audit/audit.server.ts';
import { ageProof, enterDesk } from '#tests/desk-steps.ts';
import { withTestimonials } from '#tests/record-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const { at, list, begin, rowsOf, namesOnHome } = withTestimonials(site);
type Row = { id: string };

test('a list is exported with its filter as CSV and as a workbook, without formulas, and the log says so', async () => {
  await begin(' ＝Newest');
  const csv = await at.editor.get(`${list}/export?sort=title.asc`);
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="?testimonials-\d{4}-\d\d-\d\d\.csv/);
  expect(csv.headers.get('cache-control')).toContain('no-store');
  const lines = (await csv.text()).split('\n');
  expect(lines[0]).toMatch(/^\uFEFF?id,state,draft,changed,name,text,isSample,translated /);
  expect(lines.slice(1).map((line) => line.split(',')[4])).toEqual([
    "'=1+1 Lamp Works",
    'Bulb Makers',
    'Cable Union',
    "' ＝Newest",
    undefined,
  ]);
  expect(lines[4]).toMatch(/^new-\d+,,draft,/);
  expect(await (await at.editor.get(`${list}/export?q=bulb`)).text()).not.toContain('Cable');
  expect(await (await at.editor.get(`${list}/export?status=archived`)).text()).not.toContain('Bulb');
  const workbook = await at.editor.get(`${list}/export?format=xlsx&q=lamp`);
  const [, sheet] = await readSheet(Buffer.from(await workbook.arrayBuffer())).then(
    (sheets) => sheets as unknown as { data: unknown[][] }[],
  );
  expect(sheet?.data[1]?.[4]).toBe('=1+1 Lamp Works');
  expect(await (await at.editor.get(`${list}/export-size?status=draft`)).json()).toEqual({ rows: 1 });
  const entries = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'record.export'), eq(auditLog.staffId, at.editor.staffId)));
  expect(entries).toHaveLength(4);
  expect(JSON.stringify(entries)).not.toMatch(/bulb|lamp/i);
});

test('an export asks for a fresh proof, and for the right of the kind', async () => {
  expect((await at.editor.get('/records/hosts/export')).status).toBe(403);
  expect((await at.editor.get('/records/settings-site/export')).status).toBe(404);
  expect((await at.editor.get('/records/nothing/export')).status).toBe(404);
  expect((await at.editor.get(`${list}/export?format=exe`)).status).toBe(422);
  await ageProof(at.editor.staffId, 6);
  const refused = await at.editor.get(`${list}/export-size`);
  expect([refused.status, (await refused.json()).needs]).toEqual([403, 'proof']);
  expect((await at.editor.get(`${list}/export`)).status).toBe(403);
});

test('owners export the audit log with its filter, without formulas, and the log says so', async () => {
  const owner = await enterDesk(site, ['owner']);
  const actor = { staffId: owner.staffId, origin: { address: '192.0.2.7', userAgent: '=1+1', requestId: 'x' } };
  const before = { name: ' =2+2' };
  const subject = { kind: 'zorb', id: 7 };
  for (const of of [subject, { kind: 'zorb', id: 8 }])
    await audit(db(), actor, { action: 'zorb.light', subject: of, summary: '@lit, "twice"', before });
  const query = `kind=zorb&subject=7&staff=${owner.staffId}`;
  expect(await (await owner.get(`/audit/export-size?${query}`)).json()).toEqual({ lines: 1 });
  const file = await owner.get(`/audit/export?${query}`);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?audit-log-\d{4}-\d\d-\d\d\.csv/);
  expect(file.headers.get('cache-control')).toContain('no-store');
  const [head, line, ...others] = parse(await file.text(), { bom: true }) as string[][];
  expect(head?.slice(0, 5)).toEqual(['id', 'at', 'staff id', 'staff', 'action']);
  const who = [String(owner.staffId), 'Ira Menon', 'zorb.light', 'zorb', '7'];
  const what = [`'@lit, "twice"`, JSON.stringify(before), '', '192.0.2.7', "'=1+1"];
  expect([line?.slice(2), others]).toEqual([[...who, ...what], []]);
  const exports = and(eq(auditLog.action, 'audit.export'), eq(auditLog.staffId, owner.staffId));
  expect((await db().select().from(auditLog).where(exports)).map(({ after }) => after)).toEqual([
    { lines: 1, kind: 'zorb', subject: 7, staff: owner.staffId },
  ]);
  expect((await at.reviewer.get('/audit/export')).status).toBe(403);
  await ageProof(owner.staffId, 6);
  expect((await (await owner.get('/audit/export-size')).json()).needs).toBe('proof');
});

test('a log of more lines than are read at once is exported whole', async () => {
  const owner = await enterDesk(site, ['owner']);
  await db().execute(
    sql`insert into audit_log (action, summary) select 'zorb.many', n::text from generate_series(1, 2001) n`,
  );
  const file = await owner.get('/audit/export?action=zorb.many');
  const [, ...lines] = parse(await file.text(), { bom: true }) as string[][];
  expect(lines.map((line) => Number(line[7]))).toEqual(Array.from({ length: 2001 }, (_, at) => 2001 - at));
});

test('records are put into another order, which the site shows at once; the second of two is told', async () => {
  expect((await rowsOf()).hasOrder).toBe(true);
  expect(await namesOnHome()).toEqual(['=1+1 Lamp Works', 'Bulb Makers', 'Cable Union']);
  const [a, b, c] = at.ids;
  const other = await enterDesk(site, ['owner']);
  const answers = await Promise.all([
    at.reviewer.send('PUT', `${list}/order`, { ids: [c, a, b], was: at.ids }),
    other.send('PUT', `${list}/order`, { ids: [c, b, a], was: at.ids }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [placed] = (
    await Promise.all(answers.filter(({ status }) => status === 200).map((answer) => answer.json()))
  ).map(({ rows }) => rows.map(({ id }: Row) => id));
  const refused = await answers.find(({ status }) => status === 409)?.json();
  expect(refused.theirs.map(({ id }: Row) => id)).toEqual(placed);
  expect((await namesOnHome())[0]).toBe('Cable Union');
  expect((await rowsOf()).rows.map(({ id }) => id)).toEqual(placed);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.action, 'record.order'));
  expect(line?.after).toMatchObject({ kind: 'testimonials', ids: placed });
});

test('an order is refused that names other records, twice the same, or no record at all', async () => {
  const [a, b, c] = at.ids;
  for (const order of [[a, b], [a, b, b], [a, b, c, '999999'], ['new-1', b, c], [a, b, null], 'x']) {
    expect((await at.reviewer.send('PUT', `${list}/order`, { ids: order, was: at.ids })).status).toBe(422);
  }
  expect((await at.reviewer.send('PUT', `${list}/order`, { ids: at.ids, was: at.ids, extra: 1 })).status).toBe(422);
  expect((await at.editor.send('PUT', `${list}/order`, { ids: [c, b, a], was: at.ids })).status).toBe(403);
  expect((await at.reviewer.send('PUT', '/records/notifications/order', { ids: [], was: [] })).status).toBe(404);
  expect((await at.reviewer.send('PUT', '/records/hosts/order', { ids: [], was: [] })).status).toBe(403);
  expect((await rowsOf()).rows.map(({ id }) => id)).toEqual(at.ids);
});

test('an order of the desk touches no text, so an open draft stays as it is', async () => {
  const [a, b, c] = at.ids;
  const { live } = await (await at.editor.get(`${list}/${a}`)).json();
  await at.editor.send('PUT', `${list}/${a}/draft`, { document: { ...live.document, text: 'Better' }, edit: 0 });
  expect((await at.reviewer.send('PUT', `${list}/order`, { ids: [b, c, a], was: at.ids })).status).toBe(200);
  expect((await (await at.editor.get(`${list}/${a}`)).json()).open).toMatchObject({ isStale: false });
  expect((await at.reviewer.send('POST', `${list}/${a}/publish`, { edit: 1 })).status).toBe(200);
  expect((await rowsOf()).rows.map(({ id }) => id)).toEqual([b, c, a]);
});

test('names are looked up for kinds that are named by a number, and any text is looked up among them', async () => {
  const [step] = (await (await at.editor.get('/records/process-steps')).json()).rows;
  const find = async (slugs: string) => at.editor.get(`/options/process-steps?slugs=${encodeURIComponent(slugs)}`);
  expect((await (await find(`${step.slug},lamp,9e99,`)).json()).rows).toMatchObject([{ slug: step.slug }]);
});

test('all names that a record holds are looked up, however many', async () => {
  const slugs = Array.from({ length: 60 }, (_, at) => `zorbit-${at}`);
  await writeContent(async (tx, changed) => {
    const rows = slugs.map((slug) => ({ slug, name: slug }));
    const made = await tx.insert(productCategories).values(rows).returning({ id: productCategories.id });
    changed(
      'product_category',
      made.map(({ id }) => id),
    );
  });
  const names = await at.editor.get(`/options/product-categories?slugs=${slugs.join(',')}`);
  expect((await names.json()).rows).toHaveLength(60);
  expect((await (await at.editor.get('/options/product-categories?q=zorbit')).json()).rows).toHaveLength(50);
});
