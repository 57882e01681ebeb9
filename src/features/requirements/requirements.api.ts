import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { createApi } from '#core/http/api.server.ts';
import { json } from '#core/http/json-shapes.ts';
import { listRequirementRows } from './list-requirement-rows.server.ts';
import { requirementsAnswer } from './requirements.schema.ts';

const list = createRoute({
  method: 'get',
  path: '/services/{serviceId}',
  summary: 'The mandatory-products list of a service',
  description: 'The whole list, in its order. A service without a list answers an empty one.',
  request: { params: z.object({ serviceId: z.string() }) },
  responses: {
    200: json(requirementsAnswer, 'The rows of the list'),
    404: { description: 'The segment is no number, or no service has it' },
  },
});

export const mandatoryProductsApi = createApi();

mandatoryProductsApi.openapi(list, async (c) => {
  const { serviceId } = c.req.valid('param');
  // One segment that is no number would be a category, and categories have no call.
  if (!/^[1-9]\d{0,8}$/.test(serviceId)) throw new NotFoundError(`no service ${serviceId}`);
  const { rows } = await listRequirementRows({ serviceId: Number(serviceId), language: c.get('language') });
  return c.json(
    rows.map((row) => ({
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
    })),
    200,
  );
});
