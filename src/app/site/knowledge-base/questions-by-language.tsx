import type { ComponentProps, ReactNode } from 'react';
import { UntranslatedFrame, useByLanguage } from '#app/page/untranslated-frame.tsx';
import { Accordion } from '#ui/accordion.tsx';

type Question = { id: string; title: string; text: string; content: ReactNode };
type Props = Pick<ComponentProps<typeof Accordion>, 'name' | 'headingLevel'> & { questions: readonly Question[] };

/**
 * Questions that open to show their answers: those that are translated, and then the others in their frame.
 *
 * @param questions `text` is the answer, plain or HTML, and `content` what is shown of it
 */
export function QuestionsByLanguage({ questions, ...props }: Props) {
  const [translated, english] = useByLanguage(questions, ({ text }) => text);
  return (
    <div className="stack-8">
      {translated.length > 0 && <Accordion {...props} items={translated} />}
      {english.length > 0 && (
        <UntranslatedFrame texts={english.map(({ text }) => text)}>
          <Accordion {...props} items={english} />
        </UntranslatedFrame>
      )}
    </div>
  );
}
