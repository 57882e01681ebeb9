import { z } from 'zod';

/** A link in a mail: a whole address, made from PUBLIC_URL and never from a request. */
export const linkField = z.url({ protocol: /^https?$/ });
