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
  const matches = [
    ...hs.flatMap((code) => codes.hs.flatMap((row) => ofTariff(code, row))),
    ...standards.flatMap((code) => codes.standards.flatMap((row) => ofLine(code, row))),
    ...eeeCodes.flatMap((code) => codes.eee.flatMap((row) => ofLine(code, row))),
  ];
  const best = new Map<string, CodeMatch>();
  for (const match of matches) if (match.score > (best.get(match.family)?.score ?? 0)) best.set(match.family, match);
  return byTurns([...best.values()]);
}

/** The best first; of equal ones one for each line of the tariff before a second of any, because few are shown. */
function byTurns(matches: readonly CodeMatch[]): CodeMatch[] {
  const taken = new Map<string, number>();
  const turns = matches.map((match) => {
    const turn = taken.get(match.code) ?? 0;
    taken.set(match.code, turn + 1);
    return { match, turn };
  });
  return turns.sort((a, b) => b.match.score - a.match.score || a.turn - b.turn).map(({ match }) => match);
}

/** The longer the digits that both share, the better. */
function ofTariff(code: string, { family, code: ownCode, relation }: Codes['hs'][number]): CodeMatch[] {
  if (!ownCode.startsWith(code) && !code.startsWith(ownCode)) return [];
  const shared = Math.min(ownCode.length, code.length);
  return [{ family, score: 70 + shared * 3 - (relation === 'usual' ? 0 : 15), why: 'code', code: ownCode }];
}

function ofLine(code: string, { family, code: ownCode, strength }: OfLine): CodeMatch[] {
  return ownCode === code ? [{ family, score: strength === 'covers' ? 95 : 80, why: 'code', code: ownCode }] : [];
}
