import { z } from 'zod';
import type { CleanTexts } from '#core/content/clean-texts.server.ts';
import { required } from '#core/content/content-fields.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { hosts, settings } from '#db/schema/site.ts';
import { hostKinds } from './site-kinds.schema.ts';

const file = 'settings.yaml';
const group = z.looseObject({});
const schema = z.strictObject({
  site: z.looseObject({ name: required }),
  contact: z.looseObject({ address_html: required }),
  billing: group.optional(),
  careers: group.optional(),
  hours: group,
  calls: group,
  retention: group.optional(),
  hosts: z.array(
    z.strictObject({
      name: required,
      kind: z.enum(hostKinds),
      base: z.string().startsWith('/'),
      languages: z.array(required).min(1),
    }),
  ),
  top_bar_languages: z.array(required),
  seo: group,
  texts: group,
  dashboard_counters: group,
  business_card: group.optional(),
  open_data: group.optional(),
});

/** Each group is stored as written, except that its HTML (keys ending in `_html`, in every language) is cleaned. */
export const settingsContent = defineContent({
  async read({ files, clean }) {
    const read = await files.yaml(file, schema);
    if (!read) return undefined;
    const { hosts: hostRows, ...groups } = read;
    const values = await Promise.all(
      Object.entries(groups).map(async ([key, value]) => ({ key, value: await cleanInside(value, clean) })),
    );
    return { hosts: hostRows, values };
  },
  async write({ sync }, read) {
    if (!read) return;
    await sync.rows(settings, ['key'], read.values);
    await sync.rows(hosts, ['name'], read.hosts);
  },
});

async function cleanInside(value: unknown, clean: CleanTexts): Promise<unknown> {
  if (Array.isArray(value) || !value || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [
    name,
    name.endsWith('_html') && typeof inner === 'string'
      ? await clean.html(file, 1, inner)
      : await cleanInside(inner, clean),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
