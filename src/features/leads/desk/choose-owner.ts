import { type AssignmentRules, ruleSubjects } from './assignment.schema.ts';

type Wanted = { number: number } & Record<(typeof ruleSubjects)[number], string | null>;

/**
 * Who gets a new lead by the rules: somebody for its service, else for its form, else for its language, else anybody
 * whose turn it is. The numbers of leads decide about the turn, so that two leads at the same moment need not wait for
 * each other.
 * @param staff the numbers of those who work on leads
 * @param today an Indian day
 */
export function chooseOwner(
  { number, ...lead }: Wanted,
  { rules, inTurn, away }: AssignmentRules,
  { staff, today }: { staff: ReadonlySet<number>; today: string },
): number | null {
  const absent = new Set(away.filter(({ until }) => until >= today).map((each) => each.staff));
  const lists = [
    ...ruleSubjects.flatMap((subject) => rules.filter(({ by, value }) => by === subject && value === lead[subject])),
    { staff: inTurn },
  ];
  for (const list of lists) {
    const present = list.staff.filter((id) => staff.has(id) && !absent.has(id));
    const chosen = present[number % present.length];
    if (chosen !== undefined) return chosen;
  }
  return null;
}
