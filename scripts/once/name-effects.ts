import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { Order } from './law/order.ts';
import { nameEffects } from './law/update-order.ts';

/**
 * Gives each effect of `content/orders/` that has none its `id`, and leaves everything else as it was typed:
 * `npx node scripts/once/name-effects.ts`. The migration 0042 has given the stored ones the same.
 */
const folder = 'content/orders';
for (const name of await readdir(folder)) {
  const file = `${folder}/${name}`;
  const text = await readFile(file, 'utf8');
  const { effects = [] }: Order = parse(text);
  const named = nameEffects(effects);
  let place = -1;
  let isInEffects = false;
  const lines = text.split('\n').flatMap((line) => {
    if (/^\S/.test(line)) isInEffects = line.startsWith('effects:');
    if (!isInEffects || !line.startsWith('  - ')) return [line];
    place += 1;
    return effects[place]?.id ? [line] : [`  - id: ${named[place]?.id}`, `    ${line.slice('  - '.length)}`];
  });
  if (place + 1 !== effects.length)
    throw new Error(`${file} has ${effects.length} effects, but ${place + 1} were found`);
  await writeFile(file, lines.join('\n'));
}
