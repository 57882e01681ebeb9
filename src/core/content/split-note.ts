/** Words that show that a list's note says how a fact was researched, not what applies. */
const research =
  /\bverify\b|\bcheck$|\bnot (?:traced|checked)\b|general knowledge|\b(?:un)?confirmed\b|\bslip$|\bassumed$|\bmisprinted\b|^the list shows\b|^shown as\b|\bthat older list\b/i;

/** Splits a list's note into what visitors read and the remarks about sources, which are for staff. */
export function splitNote(note: string | null): { note: string | null; remarks: string | null } {
  const facts: string[] = [];
  const remarks: string[] = [];
  for (const clause of (note ?? '').split('; ')) {
    const [, fact = '', bracket] = /^(.*?)(?: \(([^()]*)\))?$/.exec(clause) ?? [];
    if (bracket && research.test(bracket) && !research.test(fact)) {
      facts.push(fact);
      remarks.push(bracket);
    } else if (clause) (research.test(clause) ? remarks : facts).push(clause);
  }
  const joined = (parts: string[]) => parts.join('; ') || null;
  return { note: joined(facts), remarks: joined(remarks) };
}
