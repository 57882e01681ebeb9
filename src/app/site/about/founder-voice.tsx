import { Prose, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

/** What the founder says, on the page's one dark band. */
export function FounderVoice({
  name,
  title,
  tagLine,
  content,
}: {
  name: string;
  title: string | null;
  tagLine: string | null;
  content: string;
}) {
  const languageOf = useOwnLanguage();
  return (
    <section
      id="founder-voice"
      aria-labelledby="founder-voice-title"
      className="bg-basalt py-12 text-paper md:py-20 print:bg-transparent print:text-ink"
    >
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <header>
          <h2 id="founder-voice-title" {...languageOf(name)} className="border-t-2 border-gold pt-4 text-xl">
            {name}
          </h2>
          {tagLine && (
            <p {...languageOf(tagLine)} className="mt-2 text-rule">
              {tagLine}
            </p>
          )}
        </header>
        <figure>
          <Prose html={content} className="prose-voice" />
          {title && (
            <figcaption {...languageOf(title)} className="mt-6 text-rule">
              {title}
            </figcaption>
          )}
        </figure>
      </Container>
    </section>
  );
}
