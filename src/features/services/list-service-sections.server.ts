import { and, asc, eq } from '#core/drizzle.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { serviceFaqs, serviceSections } from '#db/schema/services.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import { defaultLanguage, type LanguageCode } from '#locales/languages.ts';

/** The sections of a service in their order, each with its questions. */
export async function listServiceSections(serviceId: number, language: LanguageCode) {
  const [sections, faqs] = await Promise.all([sectionRows(serviceId, language), faqRows(serviceId, language)]);
  return sections.map((row) => {
    const own = faqs.filter((faq) => faq.sectionId === row.id);
    // A heading may be translated by the catalogue because another text reads the same; it stays with its own text.
    const isTranslated = row.content
      ? row.translations[language]?.content
      : own.length === 0 || own.some(({ translations }) => translations[language]?.answer);
    const section = localize(row, isTranslated ? language : defaultLanguage);
    return {
      ...section,
      title: filled(section.title),
      content: filled(section.content),
      faqs: own.map((faq) => {
        const { id, question, answer } = localize(faq, language);
        return { id, question, answer };
      }),
    };
  });
}

function sectionRows(serviceId: number, language: LanguageCode) {
  return db()
    .select({
      id: serviceSections.id,
      slug: serviceSections.slug,
      name: serviceSections.name,
      title: serviceSections.title,
      content: serviceSections.content,
      translations: translationsIn(language, serviceSections.translations),
    })
    .from(serviceSections)
    .where(and(eq(serviceSections.serviceId, serviceId), eq(serviceSections.status, 'published')))
    .orderBy(asc(serviceSections.position), asc(serviceSections.id));
}

function faqRows(serviceId: number, language: LanguageCode) {
  return db()
    .select({
      id: serviceFaqs.id,
      sectionId: serviceFaqs.sectionId,
      question: serviceFaqs.question,
      answer: serviceFaqs.answer,
      translations: translationsIn(language, serviceFaqs.translations),
    })
    .from(serviceFaqs)
    .innerJoin(serviceSections, eq(serviceSections.id, serviceFaqs.sectionId))
    .where(and(eq(serviceSections.serviceId, serviceId), eq(serviceFaqs.status, 'published')))
    .orderBy(asc(serviceFaqs.position), asc(serviceFaqs.id));
}
