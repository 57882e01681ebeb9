import type { ReadQuery } from './read-query.ts';

type OfLine = { family: string; code: string; strength: 'covers' | 'may-cover' };
export type Codes = {
  hs: readonly { family: string; code: string; relation: 'usual' | 'possible' }[];
  standards: readonly OfLine[];
  eee: readonly OfLine[];
};
/** `code` is the family's own, of which the one in the search may be a part. */
type CodeMatch = { family: string; score: number; why: 'code'; code: string };

/** Families that a code proposes, best first. A customs code never decides: customs looks at the goods, not the heading. */
export function matchCodes({ hs, standards, eeeCodes }: ReadQuery, codes: Codes): CodeMatch[] {
  const found = [
    ...hs.flatMap((code) => codes.hs.flatMap((row) => ofTariff(code, row))),
    ...standards.flatMap((code) => codes.standards.flatMap((row) => ofLine(code, row))),
    ...eeeCodes.flatMap((code) => codes.eee.flatMap((row) => ofLine(code, row))),
  ];
  const best = new Map<string, CodeMatch>();
  for (const match of found) if (match.score > (best.get(match.family)?.score ?? 0)) best.set(match.family, match);
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** The longer the digits that both share, the better. */
function ofTariff(code: string, { family, code: own, relation }: Codes['hs'][number]): CodeMatch[] {
  if (!own.startsWith(code) && !code.startsWith(own)) return [];
  const shared = Math.min(own.length, code.length);
  return [{ family, score: 70 + shared * 3 - (relation === 'usual' ? 0 : 15), why: 'code', code: own }];
}

function ofLine(code: string, { family, code: own, strength }: OfLine): CodeMatch[] {
  return own === code ? [{ family, score: strength === 'covers' ? 95 : 80, why: 'code', code: own }] : [];
}
