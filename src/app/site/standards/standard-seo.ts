import { msg } from '@lingui/core/macro';
import type { PageSeo } from '#app/page/page-meta.ts';
import type { RequirementGroup } from '#features/requirements/group-requirements.ts';
import type { StandardDetail } from '#features/standards/standard-detail.ts';

type StandardPage = { standard: StandardDetail; groups: readonly RequirementGroup[] };

/** The breadcrumbs of a standard's page. */
export function standardCrumbs({ number, slug }: StandardDetail) {
  return [
    { label: msg`Standards`, to: '/standards' },
    { label: number, to: `/standards/${slug}` },
  ];
}

/** The texts of a standard for search engines: those of the editors, or else its number, title and products. */
export function standardSeo({ standard, groups }: StandardPage): PageSeo {
  const { number, title, seo } = standard;
  const products = [...new Set(groups.flatMap((group) => group.products.map(({ name }) => name)))].slice(0, 4);
  const subject = title ?? products.join(', ');
  return {
    title: title ? `${number}: ${title}` : number,
    description: msg`${number}, ${subject}: products, orders, dates and certification in India.`,
    keywords: [number, title, ...products].filter(Boolean).join(', '),
    own: seo,
    crumbs: standardCrumbs(standard),
  };
}
