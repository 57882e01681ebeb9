import { Accordion } from '#ui/accordion.tsx';

/**
 * Questions with their answers, one open at a time; `faqPage` tells the same ones to search engines.
 *
 * @param name one per page
 * @param faqs answers hold clean HTML
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
