import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { indexNames } from './src/features/families/match/name-index.ts';
import { correctWords, completeWords } from './src/features/families/match/correct-words.ts';
const read = (f: string) => parse(readFileSync(`content/families/${f}.csv`), { columns: true }) as any[];
const names = Map.groupBy(read('names'), (r: any) => r.family);
const fams = read('families').map((r: any) => ({ slug: r.family, names: [...(names.get(r.family) ?? []), { text: r.name, language: 'en', kind: 'official' }] }));
const index = indexNames(fams, []);
for (const q of ['rice coocker', 'aata chaki', 'alluminium profile', 'inverter batry', 'ritchie cooker','washing mashin']) { for (const i of [1,2,3]) { const t=performance.now(); const r = correctWords(q.split(' '), index); console.log(q, JSON.stringify(r), performance.now()-t); } }
