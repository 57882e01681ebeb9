import { NotFoundError } from '#core/errors.ts';
import { defineApi } from '#features/define-api.ts';
import { listRequirementRows } from './list-requirement-rows.server.ts';
import { requirementCalls } from './requirements.calls.ts';

export const requirementsApi = defineApi(requirementCalls, {
  'GET /services/{serviceId}': async ({ params: { serviceId }, language }) => {
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
});
