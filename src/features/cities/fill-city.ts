/** A text of the content folder for one city, in the language of that city's name. */
export function fillCity(text: string, city: string): string {
  return text.replaceAll('{city}', city);
}

type Step = { text: string; translations: Record<string, Record<string, string>> };

/** A step with `{city}` filled in; translations use the city's own name in that language. */
export function fillStep({ text, translations }: Step, city: string, names: Record<string, string>) {
  return {
    description: fillCity(text, city),
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, { text: pattern = '' }]) => [
        language,
        { description: fillCity(pattern, names[language] ?? city) },
      ]),
    ),
  };
}
