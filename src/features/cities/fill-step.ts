type Step = { text: string; translations: Record<string, Record<string, string>> };
type City = { city: string; nearest_bis_branch_office: string | null };

/** A step with `{city}` and `{branch}` filled in; translations use the city's own name in that language. */
export function fillStep({ text, translations }: Step, facts: City, names: Record<string, string>) {
  const branch = facts.nearest_bis_branch_office ?? facts.city;
  const fill = (pattern: string, city: string, office: string) =>
    pattern.replaceAll('{city}', city).replaceAll('{branch}', office);
  return {
    description: fill(text, facts.city, branch),
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, { text: pattern = '' }]) => {
        const city = names[language] ?? facts.city;
        return [language, { description: fill(pattern, city, branch === facts.city ? city : branch) }];
      }),
    ),
  };
}
