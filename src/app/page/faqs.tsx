import { Accordion } from '#ui/accordion.tsx';

/**
 * Questions with their answers, one open at a time; `faqPage` describes the same ones to search engines.
 *
 * @param name unique on the page
 * @param faqs the answers contain sanitised HTML
 */
export function Faqs({
  name,
  faqs,
}: {
  name: string;
  faqs: readonly { id?: number; question: string; answer: string }[];
}) {
  return (
    <Accordion
      name={name}
      items={faqs.map(({ id, question, answer }, index) => ({
        id: `faq-${id ?? index + 1}`,
        title: question,
        content: answer,
      }))}
    />
  );
}
