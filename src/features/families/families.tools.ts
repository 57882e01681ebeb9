import { type Tools, tool } from '#core/http/tool.ts';
import { familiesApi } from './families.api.ts';

export const familiesTools = {
  find_family: tool(familiesApi['GET /finder/families'], {
    title: 'Find a family of products',
    description:
      'Finds what a product is called in this register, from everyday words, trade names, Hindi, a customs code (HS) or the number of an Indian Standard. Take the slug of the right family to evaluate_product. If `meant` is null or `question` is set, several families fit: ask the user which one is meant. HS codes only propose families; they decide nothing.',
    sources: ({ families }) =>
      families.map(({ slug, name }) => ({ name: `Approvals for: ${name}`, url: `/approval-finder/${slug}` })),
  }),
} satisfies Tools;
