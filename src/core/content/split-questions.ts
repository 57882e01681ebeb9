type Question = { question: string; answer: string };

/** Splits a section into its `###` questions and their answers, in Markdown. */
export function splitQuestions(text: string): Question[] {
  const [, ...parts] = `\n${text}`.split(/\n###[ \t]+/);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return end < 0
      ? { question: part.trim(), answer: '' }
      : { question: part.slice(0, end).trim(), answer: part.slice(end).trim() };
  });
}
