import { htmlToText } from '#core/html/html-to-text.ts';
import { normaliseText } from '#features/search/query/normalise-text.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listKnowledge, type Question } from './list-knowledge.server.ts';

export type FoundQuestion = Question & { category: { slug: string; name: string } };

const most = 50;

/**
 * The questions that contain every word of the search, in the question or its answer. Those whose question itself
 * contains the words come first.
 */
export async function findQuestions(term: string, language: LanguageCode): Promise<FoundQuestion[]> {
  const words = normaliseText(term).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const contains = (text: string) => words.every((word) => text.includes(word));
  const categories = await listKnowledge(language);
  const matches = categories.flatMap(({ slug, name, questions }) =>
    questions
      .map((question) => ({ ...question, category: { slug, name } }))
      .filter(({ question, answer }) => contains(normaliseText(`${question} ${htmlToText(answer)}`))),
  );
  const [onlyLines, inAnswer] = [true, false].map((wanted) =>
    matches.filter(({ question }) => contains(normaliseText(question)) === wanted),
  );
  return [...(onlyLines ?? []), ...(inAnswer ?? [])].slice(0, most);
}
