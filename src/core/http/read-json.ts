/**
 * The JSON of an answer; undefined if it has none, as that to a deletion.
 * @throws as `fetch` does if the rest of the answer never comes, because it was cut or the caller stopped it
 */
export function readJson(response: Response): ReturnType<Response['json']> {
  return response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
}
