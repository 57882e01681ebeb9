import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { eq } from '#core/drizzle.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { redirects } from '#db/schema/records.ts';
import { services } from '#db/schema/services.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { exportRedirects, importRedirects, readRedirects } from '#features/records/files/exported-redirects.server.ts';
import { findRedirect } from '#features/records/redirects/find-redirect.server.ts';
import { byHand } from '#features/records/redirects/redirect-path.ts';
import { serviceKind } from '#features/services/service.record.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { changeRows } from '#tests/change-rows.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

const folder = withContentFolder();
/** A service of the files, and where the desk has moved it. */
const [slug, moved] = ['bee-star-label', 'zorbit-label'];
const [old, older, current] = ['star', 'older', 'zorbit'].map((name) => `/services/zorbit/${name}`) as [
  string,
  string,
  string,
];
const file = 'records/redirects.yaml';

const write = (given: object[]) => writeFile(join(folder, file), JSON.stringify(given));
const importThem = () =>
  writeContent(async (tx) => {
    const sync = createSync(tx, {});
    await importRedirects(sync, [serviceKind], await readRedirects(openContent(folder)));
    return { added: sync.report.kinds.redirects?.added ?? 0, leftAlone: sync.report.leftAlone };
  });

describe('old addresses that editors made', () => {
  const database = withTestDatabase();

  test('go into a file of their own, which changes only with them', async () => {
    expect(await exportRedirects([serviceKind], folder)).toEqual([]);
    const [service] = await database().select().from(services).where(eq(services.slug, slug));
    const by = { kind: 'services', record: String(service?.id) };
    await changeRows('service', (tx) => tx.update(services).set({ slug: moved }).where(eq(services.slug, slug)));
    await database()
      .insert(redirects)
      .values([
        { fromPath: old, toPath: current, ...by },
        { fromPath: older, toPath: current, ...by },
      ]);
    await exportRecords([serviceKind], folder);
    expect(await exportRedirects([serviceKind], folder)).toEqual([file]);
    expect(await readFile(join(folder, file), 'utf8')).toContain(
      `- from: ${old}\n  to: ${current}\n  kind: services\n  key: ${slug}\n`,
    );
    expect(await exportRedirects([serviceKind], folder)).toEqual([]);
    expect(await importThem()).toEqual({ added: 0, leftAlone: [] });
  });

  test('with those that staff have entered, which belong to no record', async () => {
    const entered = { fromPath: '/zorbit/old.html', toPath: current, kind: byHand, record: '' };
    await database().insert(redirects).values(entered);
    expect(await exportRedirects([serviceKind], folder)).toEqual([file]);
    expect(await readFile(join(folder, file), 'utf8')).toContain(`from: ${entered.fromPath}\n  to: ${current}`);
    await database().delete(redirects).where(eq(redirects.fromPath, entered.fromPath));
    expect(await importThem()).toEqual({ added: 1, leftAlone: [] });
    expect(await database().select().from(redirects).where(eq(redirects.kind, byHand))).toMatchObject([entered]);
    await database().delete(redirects).where(eq(redirects.kind, byHand));
    await exportRedirects([serviceKind], folder);
  });
});

describe('in another database', () => {
  const database = withTestDatabase();

  test('they lead to the same pages once, and what is known of an address there stays', async () => {
    await importSources([servicesContent], folder);
    const [service] = await database().select().from(services).where(eq(services.slug, moved));
    const by = { kind: 'services', record: String(service?.id) };
    await database()
      .insert(redirects)
      .values({ fromPath: older, toPath: '/services', ...by });
    expect(await importThem()).toEqual({ added: 1, leftAlone: [] });
    expect(await findRedirect(old)).toBe(current);
    expect(await findRedirect(older)).toBe('/services');
    expect(await importThem()).toEqual({ added: 0, leftAlone: [] });
  });

  test('none leads away from a page that stands there, and one without its record is named', async () => {
    const [service] = await database().select().from(services).where(eq(services.slug, moved));
    const [live = ''] = serviceKind.addresses?.({ ...service, category: 'any' } as never) ?? [];
    const given = [{ from: live, to: '/services', kind: 'services', key: 'nowhere' }];
    await write(given);
    const reason = `redirects ${live}: there is no record nowhere of services (${file})`;
    expect(await importThem()).toEqual({ added: 0, leftAlone: [reason] });
  });

  test('a kind that there is not is named, and a record that is in no file is found by its slug', async () => {
    const { slug: key, id } = await createService({ name: 'Zorbit of the desk', category: 'Marks' });
    const from = '/services/zorbit/desk';
    const given = { from, to: current, key };
    await write([
      { ...given, kind: '__proto__' },
      { ...given, kind: 'services' },
      { ...given, kind: 'services', to: '/services' },
    ]);
    expect(await importThem()).toEqual({
      added: 1,
      leftAlone: [`redirects ${from}: there is no kind __proto__ (${file})`],
    });
    const [stored] = await database().select().from(redirects).where(eq(redirects.fromPath, from));
    expect(stored).toMatchObject({ toPath: current, record: String(id) });
  });

  test('20,000 are imported at once, and those that lead in a circle lead nowhere', async () => {
    const at = (number: number) => `/services/zorbit/old-${number % 20_000}`;
    const by = { kind: 'services', key: slug };
    await write(Array.from({ length: 20_000 }, (_, number) => ({ from: at(number), to: at(number + 1), ...by })));
    expect(await importThem()).toEqual({ added: 20_000, leftAlone: [] });
    expect(await findRedirect(at(0))).toBe(undefined);
  });

  test.each([
    ...[
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/products/a b',
      '/',
      '/a//b',
      '/a/',
    ],
    ...[
      '/products/../desk',
      '/.',
      '/products/%2e%2e/desk',
      '/products/a\0',
      '/products/केतली',
      '/a\u202eb',
      '/a?b',
      '/a;b',
    ],
  ])('no file leads to or from %j', async (path) => {
    const given = { from: old, to: current, kind: 'services', key: slug };
    for (const wrong of [{ to: path }, { from: path }]) {
      await write([{ ...given, ...wrong }]);
      const files = openContent(folder);
      await readRedirects(files);
      expect(files.problems).not.toEqual([]);
    }
  });
});
