/**
 * Every address in the sitemaps of English, as a path; those of other languages have the same addresses in theirs.
 * @param get requests a path of the site
 */
export async function readSitemap(get: (path: string) => Promise<Response>): Promise<string[]> {
  const paths = new Set<string>();
  // One after the other: a fresh server answers 503 when too many pages are to be rendered at once.
  for (const file of await readLocations(get, '/sitemap.xml')) {
    if (!file.startsWith('/sitemaps/en/')) continue;
    for (const path of await readLocations(get, file)) paths.add(path);
  }
  return [...paths];
}

async function readLocations(get: (path: string) => Promise<Response>, file: string): Promise<string[]> {
  const response = await get(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}
