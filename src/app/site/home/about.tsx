import { Trans } from '@lingui/react/macro';
import { useRootData } from '#app/page/root-data.ts';
import type { SectionAnswer } from '#features/pages/pages.schema.ts';
import { LinkButton } from '#ui/button.tsx';
import { Prose } from '#ui/own-language.tsx';
import { Section } from '#ui/section.tsx';

export function About({ section }: { section: SectionAnswer }) {
  const since = useRootData()?.site.since;
  return (
    <Section id="about" title={section.title || section.name} lead={section.tag_line}>
      <div className="grid items-center md:pb-6 gap-10 md:grid-cols-12">
        <div className="md:col-span-7">
          {section.content && <Prose html={section.content} />}
          <LinkButton to="/about" variant="secondary" className="mt-6">
            <Trans>More about us</Trans>
          </LinkButton>
        </div>
        <div className="md:col-span-5 md:justify-self-end">
          <SinceBadge text={since ?? ''} picture={section.image_url} alt={section.image_alt ?? ''} />
        </div>
      </div>
    </Section>
  );
}

/** The founding year in the middle of a seal, like a hallmark. */
function SinceBadge({ text, picture, alt }: { text: string; picture: string; alt: string }) {
  return (
    <div className="relative grid mx-auto aspect-square w-full max-w-72 place-items-center lg:max-w-88">
      <img src={picture} alt={alt} width={352} height={352} className="absolute inset-0 size-full object-cover" />
      <p className="relative grid size-[min(9rem,50vw)] place-items-center rounded-full border border-gold bg-paper px-3 text-center font-serif text-2xl leading-tight text-balance text-gold-ink">
        {text}
      </p>
    </div>
  );
}
