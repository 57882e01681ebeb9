import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { teamMembers } from '#db/schema/pages.ts';
import { products } from '#db/schema/products.ts';
import { standards } from '#db/schema/standards.ts';
import { writeContent } from '#db/write-content.server.ts';
import { withTestDatabase } from '#tests/database.ts';
import { indexDocuments } from './index-documents.server.ts';
import { addFurther, searchAnswer } from './search.schema.ts';
import { searchCatalogue } from './search.server.ts';
import { defineSearch, type SearchSource } from './search-source.ts';
import { declareSearch, searchSources } from './search-sources.server.ts';
import { plainText, words } from './search-text.server.ts';

const database = withTestDatabase();
const search = (query: string, perGroup = 8) => searchCatalogue(query, { language: 'en', perGroup });

describe('in the demo site', () => {
  test.each([
    ['IS 616', 'IS 616:2017'],
    ['is-616', 'IS 616:2017'],
    ['IS616', 'IS 616:2017'],
    ['616', 'IS 616:2017'],
    ['IS 13252', 'IS 13252 (Part 1):2010'],
    ['IS 13252 (Part 1)', 'IS 13252 (Part 1):2010'],
    ['is 302-2-26', 'IS 302-2-26:2014'],
    ['IS/IEC 62368-1', 'IS/IEC 62368-1:2023'],
  ])('%s finds %s first, with its products', async (query, number) => {
    const found = await search(query);
    expect(found.standards[0]?.name).toBe(number);
    expect(found.standards[0]?.product).not.toBeNull();
    expect(found.products[0]?.services.length).toBeGreaterThan(0);
  });

  test('finds monitors by a slip of the finger', async () => {
    expect((await search('moniter')).products[0]?.name).toBe('Monitor');
  });

  test('finds a product by its EEE code', async () => {
    expect((await search('ITEW-3')).products.map(({ name }) => name).join()).toMatch(/laptop/i);
  });

  test('finds products by their telecom code and their order', async () => {
    expect((await search('TEC59432407')).products.length).toBeGreaterThan(0);
    expect((await search('S.O. 191(E)')).products.map(({ name }) => name).join()).toMatch(/cement/i);
  });

  test('answers as many of a kind as are asked for', async () => {
    expect((await search('steel')).products).toHaveLength(8);
    expect((await search('steel', 20)).products).toHaveLength(20);
  });

  test.each([
    'x'.repeat(10_000),
    '%%%',
    'a%b_c\\',
    "a'b:*&|!(",
    '\0\0\0',
    'a\0bcd',
    '\ud800abc',
    '🙂🙂🙂',
    'http://x.y/z',
    '-1 -2 -3',
  ])('has a clear answer to %j', async (query) => {
    expect(searchAnswer.safeParse(await search(query)).success).toBe(true);
  });
});

describe('what is written', () => {
  let lamp = 0;
  let norm = 0;

  beforeAll(async () => {
    await writeContent(async (tx, changed) => {
      const [product] = await tx
        .insert(products)
        .values({
          slug: 'zorbit-lamp',
          name: 'Zorbit lamp',
          description: '<p>Glows <b>quixotically</b>.</p>',
          translations: { hi: { name: 'ज़ोर्बिट दीपक' } },
        })
        .returning();
      const [standard] = await tx
        .insert(standards)
        .values({ slug: 'is-98765', number: 'IS 98765 (Part 3):2025' })
        .returning();
      lamp = product?.id ?? 0;
      norm = standard?.id ?? 0;
      await tx.execute(sql`
        with line as (
          insert into mandatory_products (product_id, service_id, list, list_key, state)
          select ${lamp}, min(id), 'test', 'zorbit', 'in-force' from services returning id
        )
        insert into mandatory_product_standards (mandatory_product_id, standard_id) select id, ${norm} from line`);
      changed('product', [lamp]);
    });
  });

  const names = async (query: string) => (await search(query)).products.map(({ name }) => name);

  test('is found by name, beginning, slip, body and number', async () => {
    for (const query of ['Zorbit lamp', 'zorb', 'zorbti', 'quixotically', 'IS 98765', '98765-3']) {
      expect(await names(query)).toContain('Zorbit lamp');
    }
  });

  test('is found by its Hindi name and shown in the language of the call', async () => {
    expect(await names('दीपक')).toEqual(['Zorbit lamp']);
    const hindi = await searchCatalogue('zorbit', { language: 'hi' });
    expect(hindi.products[0]?.name).toBe('ज़ोर्बिट दीपक');
  });

  test('follows the new number of its standard', async () => {
    await writeContent(async (tx, changed) => {
      await tx.execute(sql`update standards set number = 'IS 87654:2026' where id = ${norm}`);
      changed('standard', [norm]);
    });
    expect(await names('IS 87654')).toEqual(['Zorbit lamp']);
    expect(await names('IS 98765')).not.toContain('Zorbit lamp');
  });

  test('is there only while it is published, and only when its transaction ends', async () => {
    const show = (status: 'draft' | 'published', end: () => void) =>
      writeContent(async (tx, changed) => {
        await tx.execute(sql`update products set status = ${status} where id = ${lamp}`);
        changed('product', [lamp]);
        end();
      });
    const fail = () => {
      throw new Error('undone');
    };
    await expect(show('draft', fail)).rejects.toThrow('undone');
    expect(await names('zorbit')).toEqual(['Zorbit lamp']);
    await show('draft', () => {});
    expect(await names('zorbit')).toEqual([]);
    await show('published', () => {});
    expect(await names('zorbit')).toEqual(['Zorbit lamp']);
  });

  test('is the same after everything is rebuilt', async () => {
    const documents = () =>
      database().execute(
        sql`select kind, ref_id, title, numbers, other_titles, body from search_documents order by 1, 2`,
      );
    const before = await documents();
    await writeContent((tx) => indexDocuments(tx));
    expect((await documents()).rows).toEqual(before.rows);
  });
});

describe('a kind that another noun declares', () => {
  let declared: readonly SearchSource[] = [];
  beforeAll(() => {
    declared = searchSources();
  });
  afterEach(() => declareSearch(declared));

  const peopleSearch = defineSearch<{ id: number; slug: string; name: string }>({
    kind: 'person',
    table: teamMembers,
    documents: (ids) => sql`
      select id, ${words(sql`name`)}, '{}'::text[], '', ${plainText(sql`designation`)} from team_members where id = any(${ids})`,
    view: {
      select: (ids) => sql`
        select id, jsonb_build_object('id', id, 'slug', slug, 'name', name) from team_members where id = any(${ids})`,
      add: (results, { id, slug, name }) =>
        addFurther(results, { kind: 'person', label: 'People' }, { id, name, url: `/about#${slug}`, note: null }),
    },
  });

  test('is found and answered without a change to search', async () => {
    declareSearch([...declared, peopleSearch]);
    const id = await writeContent(async (tx, changed) => {
      const row = { slug: 'asha', name: 'Asha Raghunathan', designation: 'Metallurgist' };
      const [person] = await tx.insert(teamMembers).values(row).returning();
      changed('person', [person?.id ?? 0]);
      return person?.id ?? 0;
    });
    const item = { id, name: 'Asha Raghunathan', url: '/about#asha', note: null };
    expect((await search('metallurgist')).more).toEqual([{ kind: 'person', label: 'People', items: [item] }]);
  });

  test('is refused when its word is taken, or what it is built from is missing', () => {
    expect(() => declareSearch([peopleSearch, peopleSearch])).toThrow('same kind');
    const builtFrom = { kind: 'nothing', needed: (ids: SQL) => ids, affected: (ids: SQL) => ids };
    expect(() => declareSearch([{ ...peopleSearch, builtFrom }])).toThrow('no search source nothing');
  });
});
