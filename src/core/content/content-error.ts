export type Problem = { file: string; line: number; reason: string };

/** Thrown when content files have problems; it lists all of them, and nothing was imported. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const lines = problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
    const count = problems.length === 1 ? 'one mistake' : `${problems.length} mistakes`;
    super(`The content was not imported because of ${count}:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}
