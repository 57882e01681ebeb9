import { Trans, useLingui } from '@lingui/react/macro';
import { ContentsNav } from '#app/page/contents-nav.tsx';
import { Faqs } from '#app/page/faqs.tsx';
import { listAddress } from '#app/page/lists/list-query.ts';
import { UntranslatedFrame, useByLanguage } from '#app/page/untranslated-frame.tsx';
import { requirementsSection } from '#features/requirements/requirement-list.schema.ts';
import { Prose, ReadersText, useOwnLanguage } from '#ui/own-language.tsx';
import { Container } from '#ui/section.tsx';
import { type ListOfService, ListSection } from './list-section.tsx';

type ServiceSection = {
  id: number;
  slug: string;
  name: string;
  title: string | null;
  content: string | null;
  faqs: { id: number; question: string; answer: string }[];
};

/** All sections of a service, one after another, with a link to each beside them; those that are translated come first. */
export function ServiceSections({ sections, list }: { sections: ServiceSection[]; list: ListOfService | null }) {
  const { t } = useLingui();
  const [translated, english] = useByLanguage(sections, textOf);
  if (sections.length === 0) return null;
  const search = list ? listAddress({ ...list.query, hash: '' }).replace(/^\.$/, '') : '';
  return (
    <div className="border-t border-rule">
      <Container className="gap-x-12 pb-16 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ContentsNav
          label={t`Explore More`}
          sections={[...translated, ...english].map((section, index) => ({
            slug: section.slug,
            label: section.title ?? section.name,
            to: `${search}#${section.slug}`,
            isEnglish: index >= translated.length,
          }))}
        />
        <div className="min-w-0 stack-14 pt-8 lg:pt-10">
          {translated.map((section) => (
            <OneSection key={section.id} section={section} list={list} />
          ))}
          {english.length > 0 && (
            <UntranslatedFrame texts={english.map(textOf)} className="stack-14">
              {english.map((section) => (
                <OneSection key={section.id} section={section} list={list} />
              ))}
            </UntranslatedFrame>
          )}
        </div>
      </Container>
    </div>
  );
}

/** What tells the language of a section: its text, without one its questions, or else its heading. */
function textOf({ title, name, content, faqs }: ServiceSection): string {
  return content ?? (faqs.map(({ question, answer }) => `${question} ${answer}`).join(' ') || (title ?? name));
}

function OneSection({ section, list }: { section: ServiceSection; list: ListOfService | null }) {
  const languageOf = useOwnLanguage();
  const { slug, content, faqs } = section;
  const heading = section.title ?? section.name;
  return (
    <section id={slug} aria-labelledby={`${slug}-title`} className="scroll-mt-[calc(150px-var(--header-height)-1rem)]">
      <h2 id={`${slug}-title`} {...languageOf(heading)} className="mb-5">
        {heading}
      </h2>
      {content && <Prose html={content} />}
      {slug === requirementsSection && list && (
        <ReadersText>
          <ListSection list={list} />
        </ReadersText>
      )}
      {slug === 'faqs' && <ServiceFaqs faqs={faqs} />}
    </section>
  );
}

function ServiceFaqs({ faqs }: { faqs: ServiceSection['faqs'] }) {
  if (faqs.length > 0) return <Faqs name="faqs" faqs={faqs} />;
  return (
    <p>
      <Trans>No FAQs available.</Trans>
    </p>
  );
}
