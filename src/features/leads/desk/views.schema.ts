import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { isUnseen, plainLine } from '#core/text/plain-text.ts';
import { inboxTexts as texts } from './inbox.messages.ts';
import { inboxQuery, leadParams } from './inbox.schema.ts';

const filters = inboxQuery.omit({ page: true });

/** The filters of an address in one order, so that nothing else of it is stored. */
const viewSearch = z
  .string()
  // A hundred letters of words to look for take 1,200 here.
  .max(2_000, texts.viewFilters)
  .transform((address, context) => {
    const sent = Object.fromEntries([...new URLSearchParams(address)].filter(([, value]) => value));
    const read = filters.safeParse(sent);
    const given = Object.entries(read.data ?? {}).filter(([name, value]) => value && Object.hasOwn(sent, name));
    if (given.length > 0) return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    context.addIssue({ code: 'custom', message: texts.viewFilters });
    return z.NEVER;
  });

export const viewInput = z.object({
  name: z
    .string()
    .transform(plainLine)
    .refine((name) => !isUnseen(name) && [...name].length <= 60, texts.viewName),
  /** The filters as they stand in the address of the inbox. */
  search: viewSearch,
});
export type ViewInput = z.output<typeof viewInput>;

export const viewParams = leadParams;

const view = z.object({ id: z.int(), name: z.string(), search: z.string() });
export type InboxView = z.output<typeof view>;

/** `GET /views` */
export const viewsAnswer = z.object({ views: z.array(view) });
/** `POST /views` */
export const viewSavedAnswer = messageAnswer.extend({ search: z.string() });
