import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TextOrigin } from '#ui/own-language.tsx';
import type { SearchResults } from './search.schema.ts';

type SearchStates = SearchResults['products'][number]['services'][number]['states'];

export type FoundItem = {
  id: number;
  to: string;
  name: string;
  /** Whether the name is English on a page of another language; without it, its words tell. */
  isEnglish?: boolean;
  /** Says what a standard is about. */
  note?: string | null;
  /** Names the services that a product needs, with the states of what requires them. */
  services?: { id: number; to: string; name: string; states: SearchStates }[];
};

export type FoundGroup = {
  kind: string;
  /** A message of ours, or the translated name of a further kind. */
  label: MessageDescriptor | string;
  /** How many entries match, of which `items` are the best. */
  total: number;
  items: FoundItem[];
};

/** Standards and orders are called what the lists and the gazette call them; hardly any post or question is translated. */
export function fromOf(kind: string): TextOrigin {
  return ['standards', 'order', 'notification', 'blogs', 'knowledge_base'].includes(kind) ? 'lists' : 'editors';
}

/**
 * The results as links, in groups; empty groups are left out, and products come first. The answer's contract gives five
 * kinds fields of their own, which this turns into links; every other kind comes with its label and addresses.
 * @param carried the query with which the pages of products and of families take the words of the search along
 */
export function foundGroups(results: SearchResults, carried = ''): FoundGroup[] {
  const groups = [
    {
      kind: 'products',
      of: 'product',
      label: msg`Products`,
      items: results.products.map((product) => productItem(product, carried)),
    },
    {
      kind: 'services',
      of: 'service',
      label: msg`Services`,
      items: results.services.map(({ id, name, slug, service_category }) => ({
        id,
        name,
        to: `/services/${service_category.slug}/${slug}`,
      })),
    },
    {
      kind: 'standards',
      of: 'standard',
      label: msg`Standards`,
      items: results.standards.map(({ id, name, slug, title }) => ({
        id,
        name,
        note: title,
        to: `/standards/${slug}`,
      })),
    },
    {
      kind: 'knowledge_base',
      of: 'knowledge_base',
      label: msg`Knowledge base`,
      items: results.knowledge_base.map(({ id, question, slug, category }) => ({
        id,
        name: question,
        to: `/knowledgebase/${category.slug}/${slug}`,
      })),
    },
    {
      kind: 'blogs',
      of: 'blog',
      label: msg`Blogs`,
      items: results.blogs.map(({ id, name, slug, blog_category }) => ({
        id,
        name,
        to: `/blogs/${blog_category.slug}/${slug}`,
      })),
    },
    ...(results.more ?? []).map(({ kind, label, items }) => ({
      kind,
      of: kind,
      label,
      items: items.map(({ id, name, url, note }) => ({ id, name, to: kind === 'family' ? url + carried : url, note })),
    })),
  ];
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ of, ...group }) => ({ ...group, total: results.totals?.[of] ?? group.items.length }));
}

function productItem(
  { id, name, language, slug, services }: SearchResults['products'][number],
  carried: string,
): FoundItem {
  return {
    id,
    name,
    isEnglish: language === 'en',
    to: `/products/${slug}${carried}`,
    services: services.map((service) => ({
      id: service.service_id,
      name: service.service_name,
      states: service.states,
      to: `/services/${service.service_category_slug}/${service.service_slug}`,
    })),
  };
}

export function countFound(groups: FoundGroup[]): number {
  return groups.reduce((sum, { total }) => sum + total, 0);
}
