import { z } from '@hono/zod-openapi';
import { requirementStates } from '#db/schema/mandatory-products.ts';
import { compliances } from '#db/schema/services.ts';

const optionalText = z.string().nullable();

const mandatoryProductRow = z.object({
  product_slug: z.string(),
  product_name: z.string(),
  product_category_names: z.array(z.string()),
  product_is_standard: optionalText.openapi({ description: 'Several standards are joined with commas' }),
  product_group: optionalText,
  product_scheme: optionalText,
  product_eee_code: optionalText,
  product_others: optionalText,
  service_compliance: z.enum(compliances).nullable(),
  state: z.enum(requirementStates).openapi({ description: 'The state on this day in India' }),
  state_text: optionalText.openapi({ description: 'The status in the words of the list' }),
});

export const mandatoryProductsOutput = z.array(mandatoryProductRow);
