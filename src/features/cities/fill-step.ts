type Step = { text: string; translations: Record<string, Record<string, string>> };

/** A step with `{city}` filled in; translations use the city's own name in that language. */
export function fillStep({ text, translations }: Step, city: string, names: Record<string, string>) {
  return {
    description: text.replaceAll('{city}', city),
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, { text: pattern = '' }]) => [
        language,
        { description: pattern.replaceAll('{city}', names[language] ?? city) },
      ]),
    ),
  };
}
