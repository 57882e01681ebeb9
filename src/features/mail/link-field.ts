import { z } from 'zod';

/** A link in a mail: a full URL made from PUBLIC_URL, never from a request. */
export const linkField = z.url({ protocol: /^https?$/ });
