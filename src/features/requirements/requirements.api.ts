import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { listRequirementRows } from './list-requirement-rows.server.ts';
import { requirementsAnswer } from './requirements.schema.ts';

export const requirementsApi = {
  'GET /services/{serviceId}': call({
    summary: 'The mandatory-products list of a service',
    description: 'The whole list in its own order. For a service without a list it is empty.',
    tag: 'Services',
    params: z.object({ serviceId: z.string() }),
    answer: requirementsAnswer,
    answers: 'The rows of the list',
    refuses: { 404: 'The segment is not a number, or no service has that number' },
    handle: async ({ params: { serviceId }, language }) => {
      // A single segment that is not a number would be a category, and categories have no call.
      if (!/^[1-9]\d{0,8}$/.test(serviceId)) throw new NotFoundError(`no service ${serviceId}`);
      const { rows } = await listRequirementRows({ serviceId: Number(serviceId), language });
      return rows.map((row) => ({
        product_slug: row.productSlug,
        product_name: row.name,
        product_category_names: row.categoryNames,
        product_is_standard: row.standards,
        product_group: row.group,
        product_scheme: row.scheme,
        product_eee_code: row.eeeCode,
        product_others: row.others,
        service_compliance: row.compliance,
        state: row.state,
        state_text: row.stateText,
      }));
    },
  }),
} satisfies SiteCalls;
