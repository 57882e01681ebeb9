/** A text of the content folder for one city, in the language of that city's name. */
export function fillCity(text: string, city: string): string {
  return text.replaceAll('{city}', city);
}
