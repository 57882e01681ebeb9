import type { EnquiryInput } from '#features/leads/enquiry.schema.ts';

/** The enquiry as the call takes it: multipart, its file under `pdf`. */
export function enquiryData(input: EnquiryInput, file: File | null): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    data.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file) data.set('pdf', file);
  return data;
}
