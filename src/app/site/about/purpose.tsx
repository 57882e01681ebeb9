import { Prose, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';

/** Vision and mission, side by side. */
export function Purpose({
  purposes,
}: {
  purposes: readonly { slug: string; name: string; title: string | null; content: string }[];
}) {
  const languageOf = useOwnLanguage();
  return (
    <Container className="grid gap-x-20 gap-y-10 pb-12 md:grid-cols-2 md:pb-18">
      {purposes.map(({ slug, name, title, content }) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-title`} className="border-t border-ink pt-5">
          <p {...languageOf(name)} className="text-sm text-ink-2">
            {name}
          </p>
          <h2 id={`${slug}-title`} {...languageOf(title ?? name)} className="mt-2 mb-4 text-2xl">
            {title ?? name}
          </h2>
          <Prose html={content} />
        </section>
      ))}
    </Container>
  );
}
