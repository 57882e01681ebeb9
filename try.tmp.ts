import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { indexNames } from './src/features/families/match/name-index.ts';
import { matchNames } from './src/features/families/match/match-names.ts';
import { readQuery } from './src/features/families/match/read-query.ts';
const read = (f: string) => parse(readFileSync(`content/families/${f}.csv`), { columns: true }) as any[];
const names = Map.groupBy(read('names'), (r: any) => r.family);
const fams = read('families').map((r: any) => ({ slug: r.family, names: [...(names.get(r.family) ?? []), { text: r.name, language: 'en', kind: 'official' }] }));
const asked = read('ambiguous').map((r: any) => ({ ...r, families: r.families.split('|') }));
let t = performance.now();
const index = indexNames(fams, asked);
console.log('index', performance.now() - t, index.vocabulary.length);
const qs = readFileSync(process.argv[2], 'utf8').trim().split('\n');
let ok = 0, five = 0, n = 0;
for (const line of qs) {
  const [q, want] = line.split('|');
  const query = readQuery(q);
  t = performance.now();
  const { matches, question } = matchNames(query.words, query.plainWords, index);
  const ms = performance.now() - t;
  const top = matches.slice(0, 5);
  const wants = want?.split(',') ?? [];
  const good = wants.includes(top[0]?.family), in5 = top.some((m) => wants.includes(m.family));
  if (want) { n++; if (good) ok++; if (in5) five++; }
  console.log(want ? (good ? 'ok ' : in5 ? '5  ' : 'NO ') : '   ', q, '→', top.map((m) => `${m.family} ${m.score.toFixed(0)} ${m.why}`).join('; '), question ? `? ${question}` : '', query.facts.map((f) => `${f.fact}=${f.value}`).join(), query.hs.join(), query.standards.join(), ms.toFixed(1) + 'ms');
}
console.log(ok, five, n);
