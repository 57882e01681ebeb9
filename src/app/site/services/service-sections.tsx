import { Trans, useLingui } from '@lingui/react/macro';
import { ContentsNav } from '#app/page/contents-nav.tsx';
import { Faqs } from '#app/page/faqs.tsx';
import { listAddress } from '#app/page/lists/list-query.ts';
import { UntranslatedNote } from '#app/page/untranslated-note.tsx';
import { requirementsSection } from '#features/requirements/requirement-list.schema.ts';
import { Prose, useOwnLanguage } from '#ui/own-language.tsx';
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

/** All sections of a service, one after another, with a link to each beside them. */
export function ServiceSections({ sections, list }: { sections: ServiceSection[]; list: ListOfService | null }) {
  const { t } = useLingui();
  const languageOf = useOwnLanguage();
  if (sections.length === 0) return null;
  const isEnglish = ({ name, title, content }: ServiceSection) =>
    languageOf(title ?? name).lang === 'en' && languageOf(content).lang === 'en';
  const search = list ? listAddress({ ...list.query, hash: '' }).replace(/^\.$/, '') : '';
  return (
    <div className="border-t border-rule">
      <Container className="gap-x-12 pb-16 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <ContentsNav
          label={t`Explore More`}
          sections={sections.map((section) => ({
            slug: section.slug,
            label: section.title ?? section.name,
            to: `${search}#${section.slug}`,
          }))}
        />
        <div className="min-w-0 stack-14 pt-8 lg:pt-10">
          <UntranslatedNote texts={sections.map(({ content }) => content)} />
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.slug}
              aria-labelledby={`${section.slug}-title`}
              className={`scroll-mt-[calc(150px-var(--header-height)-1rem)] ${isEnglish(section) ? 'own-side' : ''}`}
            >
              <h2 id={`${section.slug}-title`} {...languageOf(section.title ?? section.name)} className="mb-5">
                {section.title ?? section.name}
              </h2>
              {section.content && <Prose html={section.content} />}
              {section.slug === requirementsSection && list && <ListSection list={list} />}
              {section.slug === 'faqs' && <ServiceFaqs faqs={section.faqs} />}
            </section>
          ))}
        </div>
      </Container>
    </div>
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
