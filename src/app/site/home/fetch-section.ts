import type { HomeSectionCalls } from '#features/home/home.schema.ts';

/** The answer of one section's own call. */
export async function fetchSection<Call extends keyof HomeSectionCalls>(
  call: Call,
  language: string,
): Promise<HomeSectionCalls[Call]> {
  const response = await fetch(`/api/${call}`, {
    headers: { 'Accept-Language': language, 'current-locale': language },
  });
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.json();
}
