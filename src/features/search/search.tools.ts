import { type Tools, tool } from '#core/http/tool.ts';
import { searchApi } from './search.api.ts';

export const searchTools = {
  search: tool(searchApi['POST /search'], {
    title: 'Search the register',
    description:
      'Searches products, Indian Standards, orders, services, guides and questions by words or numbers of at least three characters (two in Chinese, Japanese and Korean), also mistyped. Each source of the answer is the page of a result. For what a product needs, use find_family and evaluate_product instead.',
    sources: ({ products, services, standards, blogs, knowledge_base, more = [] }, { query }) => [
      pageOf('All results', `/search?q=${encodeURIComponent(String(query).toWellFormed())}`),
      ...products.map(({ name, slug }) => pageOf(name, `/products/${slug}`)),
      ...standards.map(({ name, slug }) => pageOf(name, `/standards/${slug}`)),
      ...services.map(({ name, slug, service_category }) => pageOf(name, `/services/${service_category.slug}/${slug}`)),
      ...more.flatMap(({ items }) => items.map(({ name, url }) => pageOf(name, url))),
      ...blogs.map(({ name, slug, blog_category }) => pageOf(name, `/blogs/${blog_category.slug}/${slug}`)),
      ...knowledge_base.map(({ name, slug, category }) => pageOf(name, `/knowledge-base/${category.slug}#${slug}`)),
    ],
  }),
} satisfies Tools;

const pageOf = (name: string, url: string) => ({ name, url });
