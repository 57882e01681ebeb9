import { z } from 'zod';
import { compliances } from '#features/services/services.schema.ts';
import { requirementStates } from './requirement-state.schema.ts';

const optionalText = z.string().nullable();

const requirementAnswer = z.object({
  product_slug: z.string(),
  product_name: z.string(),
  product_category_names: z.array(z.string()),
  product_is_standard: optionalText.meta({ description: 'Several standards are joined with commas' }),
  product_group: optionalText,
  product_scheme: optionalText,
  product_eee_code: optionalText,
  product_others: optionalText,
  service_compliance: z.enum(compliances).nullable(),
  state: z.enum(requirementStates).meta({ description: 'The state on this day in India' }),
  state_text: optionalText.meta({ description: 'The status in the words of the list' }),
});

export const requirementsAnswer = z.array(requirementAnswer);
