/** Words by which a note of a list says how a fact was researched, not what holds. */
const research =
  /\bverify\b|\bcheck$|\bnot (?:traced|checked)\b|general knowledge|\b(?:un)?confirmed\b|\bslip$|\bassumed$|\bmisprinted\b|^the list shows\b|^shown as\b|\bthat older list\b/i;

/** A list's note in two: what a visitor reads, and the remarks about sources, which are for staff. */
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
