import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { openContent } from '#core/content/content-files.server.ts';
import { asc } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { authorities } from '#db/schema/orders.ts';
import { orderFile } from './order-file.ts';
import { readOrderDocuments, tidyOrder } from './read-order-documents.server.ts';

const issuers = 'authorities.yaml';

/**
 * Writes what the desk has recorded of the law back into the content folder: new orders and those who issue them, effects
 * that were added or struck, corrections and checks. Of a file that people wrote only the parts change that differ.
 * @returns the files that were written
 */
export async function exportOrders(folder: string): Promise<string[]> {
  const known = new Map((await openContent(folder).yamls('orders', orderFile)).map((file) => [file.slug, file]));
  const written = await exportAuthorities(folder);
  for (const { slug, document } of await readOrderDocuments()) {
    const own = known.get(slug);
    const file = own?.file ?? `orders/${slug}.yaml`;
    const before = own ? tidyOrder(own.value) : {};
    const parts = new Set([...Object.keys(before), ...Object.keys(document)]);
    const differing = [...parts].filter((part) => !isDeepStrictEqual(before[part], document[part]));
    if (differing.length === 0) continue;
    const path = join(folder, file);
    if (own) {
      const yaml = parseDocument(await readFile(path, 'utf8'));
      for (const part of differing) {
        if (document[part] === undefined) yaml.delete(part);
        else yaml.set(part, yaml.createNode(document[part]));
      }
      await writeFile(path, yaml.toString({ lineWidth: 0 }));
    } else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, stringify(document));
    }
    written.push(file);
  }
  return written;
}

const named = z.array(z.looseObject({ slug: z.string() }));

async function exportAuthorities(folder: string): Promise<string[]> {
  const { slug, name, shortName, website, position } = authorities;
  const live = await db().select({ slug, name, shortName, website }).from(authorities).orderBy(asc(position));
  const known = new Set(((await openContent(folder).yaml(issuers, named)) ?? []).map((issuer) => issuer.slug));
  const added = live.filter((issuer) => !known.has(issuer.slug));
  if (added.length === 0) return [];
  const path = join(folder, issuers);
  const yaml = parseDocument(await readFile(path, 'utf8'));
  for (const { website: address, ...issuer } of added)
    yaml.add(yaml.createNode({ ...issuer, ...(address && { website: address }) }));
  await writeFile(path, yaml.toString({ lineWidth: 0 }));
  return [issuers];
}
