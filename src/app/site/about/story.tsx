import { OwnText, Prose } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';

/** The firm's story beside a rule of years. */
export function Story({
  name,
  title,
  tagLine,
  content,
  years,
}: {
  name: string;
  title: string | null;
  tagLine: string | null;
  content: string;
  years: readonly { year: number; text: string }[];
}) {
  return (
    <Section id="story" title={title ?? name} lead={tagLine}>
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Prose html={content} />
        <ol className="self-start border-s border-rule">
          {years.map(({ year, text }) => (
            <li
              key={year}
              className="relative ps-8 not-last:pb-7 before:absolute before:start-0 before:top-[0.7em] before:h-px before:w-5 before:bg-gold"
            >
              <p className="font-serif text-xl tabular">{year}</p>
              <p className="mt-1 text-ink-2">
                <OwnText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
