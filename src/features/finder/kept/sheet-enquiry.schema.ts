import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { enquiryFields } from '#features/leads/enquiry.schema.ts';
import { messageField } from '#features/leads/lead-fields.schema.ts';

const { phone_number: phone, description: _, ...shared } = enquiryFields.shape;

/** The fields of an enquiry about a kept sheet; its answers and what is open come from the sheet itself. */
export const sheetEnquiryFields = z.object({ ...shared, phone, message: messageField.default('') });

export const sheetEnquiryPhone = { code: 'country_code', phone: 'phone', country: 'country_name' } as const;

/** `POST /finder/sheets/{key}/enquiry`. */
export const sheetEnquiryInput = withPhone(sheetEnquiryFields, sheetEnquiryPhone);
export type SheetEnquiryInput = z.output<typeof sheetEnquiryInput>;

export const sheetEnquiryAnswer = messageAnswer.extend({
  url: z.string().meta({ description: 'The page of the sheet, which says that the enquiry has been sent.' }),
});
