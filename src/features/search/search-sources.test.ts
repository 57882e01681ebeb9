import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SQL, sql } from '#core/drizzle.ts';
import { teamMembers } from '#db/schema/about.ts';
import { createTeamMember } from '#tests/factories/team-member.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { addFurther } from './search.schema.ts';
import { searchCatalogue } from './search.server.ts';
import { defineSearch, type SearchSource } from './search-source.ts';
import { declareSearch, searchSources } from './search-sources.server.ts';
import { plainText, words } from './search-text.server.ts';

withTestDatabase();
const search = (query: string) => searchCatalogue(query, { language: 'en', perGroup: 8 });

describe('a kind that another noun declares', () => {
  let declared: readonly SearchSource[] = [];
  beforeAll(() => {
    declared = searchSources();
  });
  afterEach(() => declareSearch(declared));

  const peopleSearch = defineSearch<{ id: number; slug: string; name: string }>({
    kind: 'team_member',
    table: teamMembers,
    documents: (ids) => sql`
      select id, ${words(sql`name`)}, '{}'::text[], '', ${plainText(sql`designation`)} from team_members where id = any(${ids})`,
    view: {
      select: (ids) => sql`
        select id, jsonb_build_object('id', id, 'slug', slug, 'name', name) from team_members where id = any(${ids})`,
      add: (results, { id, slug, name }) =>
        addFurther(results, { kind: 'team_member', label: 'People' }, { id, name, url: `/about#${slug}`, note: null }),
    },
  });

  test('is found and returned without a change to the search', async () => {
    declareSearch([...declared, peopleSearch]);
    const { id } = await createTeamMember();
    const item = { id, name: 'Asha Raghunathan', url: '/about#asha-raghunathan', note: null };
    expect((await search('metallurgist')).more).toEqual([{ kind: 'team_member', label: 'People', items: [item] }]);
  });

  test('is refused when its name is taken, or when what it is built from is missing', () => {
    expect(() => declareSearch([peopleSearch, peopleSearch])).toThrow('same kind');
    const builtFrom = { kind: 'nothing', needed: (ids: SQL) => ids, affected: (ids: SQL) => ids };
    expect(() => declareSearch([{ ...peopleSearch, builtFrom: [builtFrom] }])).toThrow('no search source nothing');
  });
});
